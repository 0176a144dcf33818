import { go } from "../router.svelte";
import { showToast } from "../toasts.svelte";
import { failureText } from "./failure";

/** Go to a table that is being made, or say why it is not. */
export async function openTable(made: Promise<{ table: string }>): Promise<void> {
  try {
    go(`/table/${(await made).table}`);
  } catch (error) {
    showToast(failureText(error), "bad");
  }
}
