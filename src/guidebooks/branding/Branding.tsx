import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { useChosenAccount, useMay } from "#accounts/session.ts";
import type { BrandingChange } from "#guidebooks/branding/contract.ts";
import { guidebookCalls, brandingQuery } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { useProduct } from "#ui/product.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { photoAccept } from "#sections/gallery/upload/photoTypes.ts";
import { uploadPicture } from "#sections/gallery/upload/uploadPicture.ts";

/** The host's logo on all guidebooks and cards, and whether they name the product (Sharing 11, 12). */
export function Branding() {
  const isLimited = useChosenAccount()?.isLimited;
  const mayEdit = useMay("edit") && !isLimited;
  const product = useProduct();
  const { data: branding } = useQuery(brandingQuery);
  const change = useBrandingChange();
  const [uploading, setUploading] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  if (!mayEdit || !branding) return null;
  const { logo, namesProduct } = branding;

  async function take(picked: File) {
    setUploading(true);
    const taken = await uploadPicture(picked);
    setUploading(false);
    if (taken.ok) change.mutate({ logo: taken.picture });
    else showToast({ title: "Logo not added", description: taken.message, variant: "destructive" });
  }

  return (
    <SettingsRow
      id="logo"
      title="Your logo"
      value={logo ? "On guest pages, print sheets and cards" : "None yet"}
    >
      <p className="max-w-measure text-soft">
        It appears on the guest pages, print sheets and cards of all your guidebooks.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {logo && (
          <img
            src={logo.url}
            alt="Your logo"
            width={logo.width}
            height={logo.height}
            className="h-auto max-h-20 w-auto max-w-44 rounded-lg border border-line bg-white object-contain p-2"
          />
        )}
        <input
          ref={file}
          type="file"
          accept={photoAccept}
          hidden
          aria-label="Logo"
          onChange={({ target }) => {
            const picked = target.files?.[0];
            target.value = "";
            if (picked) void take(picked);
          }}
        />
        <Button
          variant="secondary"
          icon={ImagePlus}
          busy={uploading || change.isPending}
          onClick={() => file.current?.click()}
        >
          {logo ? "Change logo" : "Add a logo"}
        </Button>
        {logo && (
          <Button variant="quiet" busy={change.isPending} onClick={() => change.mutate({ logo: null })}>
            Remove logo
          </Button>
        )}
      </div>
      <Checkbox
        className="mt-3"
        checked={namesProduct}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate({ namesProduct: target.checked })}
        label={`Say “Made with ${product.name}” on guest pages`}
      />
    </SettingsRow>
  );
}

function useBrandingChange() {
  const client = useQueryClient();
  const change = useCall({
    mutationFn: (json: BrandingChange) => jsonOf(guidebookCalls.account.branding.$put({ json })),
    onSuccess: (branding, { logo }) => {
      const before = client.getQueryData(brandingQuery.queryKey)?.logo;
      client.setQueryData(brandingQuery.queryKey, branding);
      if (logo !== null || !before) return;
      showToast({
        title: "Logo removed",
        description: "It no longer appears on your guidebooks and cards.",
        action: { label: "Undo", onSelect: () => change.mutate({ logo: before.url }) },
      });
    },
    failure: { title: "Not saved", description: "Failed to save your logo. Please try again." },
  });
  return change;
}
