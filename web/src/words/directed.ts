import type { Attachment } from "svelte/attachments";

/**
 * Which way an element's content runs, instead of `dir`: Svelte assigns that attribute again at every update of its
 * component, in case it is "auto", and the browser then finds the styles of everything inside anew.
 */
export const directed =
  (direction: "ltr" | "rtl"): Attachment<HTMLElement> =>
  (element) => {
    element.dir = direction;
  };
