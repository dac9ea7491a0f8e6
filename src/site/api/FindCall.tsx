import { buttonLook, linkLook } from "#ui/buttonLook.ts";
import { TextInput } from "#ui/TextInput.tsx";

/** Finds calls by words of their path and summary; a form, so that it works without script. */
export function FindCall({ wanted, count }: { wanted: string; count: number }) {
  return (
    <search className="mt-6 block max-w-2xl">
      <form action="/api" className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <label htmlFor="find-call" className="mb-1.5 block font-semibold">
            Find a call
          </label>
          <TextInput
            id="find-call"
            type="search"
            name="q"
            defaultValue={wanted}
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <button type="submit" className={buttonLook({ variant: "secondary" })}>
          Find
        </button>
      </form>
      {wanted !== "" && (
        <p className="mt-4">
          {count === 0
            ? `No call has “${wanted}”.`
            : `${count === 1 ? "1 result" : `${count} results`} for “${wanted}”.`}{" "}
          <a href="/api" className={linkLook}>
            Show all calls
          </a>
        </p>
      )}
    </search>
  );
}
