import { speaking } from "../testing/catalogues";
import { say } from "../words/words.svelte";
import { ApiError } from "./api";
import { failureText } from "./failure";

test("the server's own words come first; without any, what is usually the matter is said", () => {
  speaking("en");
  expect(failureText(new ApiError("full", "The table is full.", 409))).toBe("The table is full.");
  expect(failureText(new ApiError("offline", "", 0))).toBe(say("wrong-offline"));
  expect(failureText(new ApiError("unknown", "", 502), "wrong-offline")).toBe(say("wrong-offline"));
  expect(failureText("no error at all")).toBe(say("wrong-text"));
});
