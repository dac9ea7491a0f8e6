import { useRef, useState } from "react";
import { useProfileChange } from "#accounts/profile/YourDetails.tsx";
import { useUser } from "#accounts/session.ts";
import { Button } from "#ui/Button.tsx";
import { showToast } from "#ui/toast.ts";
import { photoAccept } from "#sections/gallery/upload/photoTypes.ts";
import { uploadPicture } from "#sections/gallery/upload/uploadPicture.ts";

/** The host's picture: shown in the navigation and to the people of the account. */
export function ProfilePicture() {
  const user = useUser();
  const change = useProfileChange();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  if (!user) return null;

  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    const taken = await uploadPicture(file);
    setBusy(false);
    if (taken.ok) change.mutate({ profileImageUrl: taken.picture });
    else showToast({ title: "Picture not added", description: taken.message, variant: "destructive" });
  }

  return (
    <div className="mb-5 flex flex-wrap items-center gap-4">
      {user.profileImageUrl && (
        <img
          src={user.profileImageUrl}
          alt="You"
          width={64}
          height={64}
          className="size-16 rounded-full object-cover"
        />
      )}
      <input
        ref={input}
        type="file"
        accept={photoAccept}
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
      <Button variant="secondary" size="small" busy={busy} onClick={() => input.current?.click()}>
        {user.profileImageUrl ? "Change picture" : "Add a picture"}
      </Button>
      {user.profileImageUrl && (
        <Button
          variant="quiet"
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ profileImageUrl: null })}
        >
          Remove picture
        </Button>
      )}
    </div>
  );
}
