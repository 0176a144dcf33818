import { configure } from "@testing-library/svelte";

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

// Browsers do not report the `finished` promise of a cancelled animation that nobody waits for; happy-dom does.
const cancel = Animation.prototype.cancel;
Animation.prototype.cancel = function () {
  this.finished.catch(() => {});
  cancel.call(this);
};
