import { Button } from "#ui/Button.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { isServerReachable } from "#ui/loadCode.ts";
import { Logo } from "#ui/Logo.tsx";
import { showToast } from "#ui/toast.ts";

/** The last resort: a surprise that no screen caught. */
export function SomethingWentWrong() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-6 px-6 py-16">
      <title>Something went wrong</title>
      <Logo markOnly size={48} />
      <div className="space-y-3">
        <h1 className="text-4xl">Something went wrong</h1>
        <p className="text-soft">
          We could not show this page. What you were writing is safe on this device. Try again, and if it
          keeps happening, tell us what you were doing.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void tryAgain()}>Try again</Button>
        <DocumentLink variant="secondary" href="/">
          Go home
        </DocumentLink>
      </div>
    </main>
  );
}

/** Without the server, a reload would end at the browser's own error page. */
async function tryAgain(): Promise<void> {
  if (await isServerReachable()) return window.location.reload();
  return void showToast({
    variant: "destructive",
    title: "We could not be reached",
    description: "Try again when you are connected.",
  });
}
