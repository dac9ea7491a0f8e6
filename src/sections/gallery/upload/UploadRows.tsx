import { CircleAlert, RotateCcw, X } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import type { Upload, Uploads } from "#sections/gallery/upload/uploads.ts";

/** The running uploads with progress, and the failed ones. */
export function UploadRows({ uploads, shown }: { uploads: Uploads; shown: readonly Upload[] }) {
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mb-3 space-y-2">
      {shown.map((upload) => (
        <li
          key={upload.key}
          className={classes(
            "flex items-start gap-2 rounded-field border py-1 pr-1 pl-3.5",
            upload.state === "failed" ? "border-clay bg-clay/8" : "border-transparent bg-linen",
          )}
        >
          {upload.state === "failed" && (
            <CircleAlert size={20} aria-hidden className="mt-2.5 shrink-0 text-clay" />
          )}
          <div className="min-w-0 flex-1 py-1.5">
            <p className="truncate text-sm font-medium">{upload.name}</p>
            {upload.state === "failed" ? (
              <>
                <p role="alert" className="text-sm text-clay">
                  {upload.message}
                </p>
                {upload.mayRetry && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={RotateCcw}
                    className="mt-1 -ml-4"
                    onClick={() => uploads.retry(upload.key)}
                  >
                    Try again<span className="sr-only">: {upload.name}</span>
                  </Button>
                )}
              </>
            ) : (
              <div className="mt-1.5">
                <ProgressBar label={`Uploading ${upload.name}`} value={upload.share} max={1} />
              </div>
            )}
          </div>
          <IconButton
            icon={X}
            iconSize={18}
            label={`${upload.state === "failed" ? "Remove" : "Cancel"}: ${upload.name}`}
            onClick={() => uploads.cancel(upload.key)}
          />
        </li>
      ))}
    </ul>
  );
}
