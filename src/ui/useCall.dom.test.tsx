import { useQuery } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "#core/client.ts";
import { dropRetries, retryCalls } from "#core/sessionEnd.ts";
import { SavingPaused } from "#ui/SavingPaused.tsx";
import { currentToast, dismissToast, showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { perform, render, waitUntil } from "#test/render.tsx";

const signedOut = new ApiError(401, JSON.stringify({ code: "signed_out", message: "Please sign in." }));
const failure = { title: "Not saved", description: "Please try again." };

type Call = Parameters<typeof useCall<string, string>>[0];
type Rename = (name: string) => Promise<string>;
type Heard = (...what: unknown[]) => void;

/** Renders a screen with one button that makes the call. */
async function open(call: Call) {
  function Screen() {
    const { mutate, isPending } = useCall<string, string>(call);
    return (
      <>
        <button disabled={isPending} onClick={() => mutate("Lake House")}>
          Rename
        </button>
        <SavingPaused />
      </>
    );
  }
  const holder = await render(<Screen />);
  return { press: () => perform(() => holder.querySelector("button")?.click()) };
}

test("a call that succeeds says so, once to all and once to its screen", async () => {
  const onSuccess = vi.fn<Heard>();
  const onSuccessHere = vi.fn<Heard>();
  const screen = await open({ mutationFn: async (name) => `${name}!`, onSuccess, onSuccessHere });
  await screen.press();
  expect(onSuccess.mock.calls[0]?.slice(0, 2)).toEqual(["Lake House!", "Lake House"]);
  expect(onSuccessHere.mock.calls).toEqual([["Lake House!", "Lake House"]]);
});

test("a call that fails shows its toast, and is not repeated", async () => {
  const mutationFn = vi.fn<Rename>(async () => Promise.reject(new ApiError(500, "oops")));
  const onFailure = vi.fn<Heard>();
  const screen = await open({ mutationFn, failure, onFailure });
  await screen.press();
  expect(currentToast.get()?.toast).toMatchObject({ ...failure, variant: "destructive" });
  expect(onFailure).toHaveBeenCalledOnce();
  await perform(retryCalls);
  expect(mutationFn).toHaveBeenCalledOnce();
});

test("a call about what was deleted elsewhere says so, and the screen is fetched again", async () => {
  const missing = { code: "not_found", message: "This stay could not be found." };
  const list = vi.fn<() => Promise<string[]>>(async () => ["Anna"]);
  const mutationFn = async () => Promise.reject(new ApiError(404, JSON.stringify(missing)));
  function Screen() {
    useQuery({ queryKey: ["stays"], queryFn: list });
    const { mutate } = useCall<string>({ mutationFn, failure });
    return <button onClick={() => mutate()}>Mark as sent</button>;
  }
  const holder = await render(<Screen />);
  await waitUntil(() => list.mock.calls.length === 1);
  await perform(() => holder.querySelector("button")?.click());
  await waitUntil(() => list.mock.calls.length === 2);
  expect(currentToast.get()?.toast).toMatchObject({
    title: "Not saved",
    description:
      "This stay could not be found. It may have been deleted somewhere else. This screen is up to date again.",
  });
});

test("a call that finds the session ended is no failure, and is repeated after a new sign-in", async () => {
  dismissToast(showToast({ title: "Before" }));
  const mutationFn = vi.fn<Rename>(async (name: string) => name);
  mutationFn.mockRejectedValueOnce(signedOut);
  const [onFailure, onSessionEnd, onSuccessHere] = [vi.fn<Heard>(), vi.fn<Heard>(), vi.fn<Heard>()];
  const screen = await open({ mutationFn, failure, onFailure, onSessionEnd, onSuccessHere });
  await screen.press();
  expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith("Lake House");
  expect(onFailure).not.toHaveBeenCalled();
  expect(currentToast.get()?.toast.title).toBe("Before");
  await perform(retryCalls);
  expect(onSuccessHere).toHaveBeenCalledExactlyOnceWith("Lake House", "Lake House");
});

test("a host who does not sign in again repeats nothing", async () => {
  const mutationFn = vi.fn<Rename>(async () => Promise.reject(signedOut));
  const screen = await open({ mutationFn, failure });
  await screen.press();
  await perform(dropRetries);
  await perform(retryCalls);
  expect(mutationFn).toHaveBeenCalledOnce();
});

test("a call goes on by itself while the server cannot save, and says so", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  dismissToast(showToast({ title: "Before" }));
  const away = new ApiError(503, JSON.stringify({ code: "unavailable", message: "Our database is away." }));
  const mutationFn = vi.fn<Rename>(async (name: string) => name);
  mutationFn.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  const onSuccessHere = vi.fn<Heard>();
  const screen = await open({ mutationFn, failure, onSuccessHere });
  await screen.press();
  await perform(() => vi.advanceTimersByTimeAsync(1));
  expect(document.body.textContent).toContain("Saving is paused");
  expect(onSuccessHere).not.toHaveBeenCalled();
  await perform(() => vi.advanceTimersByTimeAsync(10_001));
  expect(onSuccessHere).toHaveBeenCalledExactlyOnceWith("Lake House", "Lake House");
  expect(document.body.textContent).not.toContain("Saving is paused");
  expect(currentToast.get()?.toast.title).toBe("Before");
});

test("where one signs in, the end of the session is a failure like others", async () => {
  const screen = await open({ mutationFn: () => Promise.reject(signedOut), failure, asksToSignIn: false });
  await screen.press();
  expect(currentToast.get()?.toast).toMatchObject({ title: failure.title });
});
