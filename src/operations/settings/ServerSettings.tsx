import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { jsonOf } from "#core/client.ts";
import { signUpModes } from "#core/product.ts";
import { settings, settingsQuery } from "#operations/settings/client.ts";
import {
  MAX_ANNOUNCEMENT,
  variableOf,
  type ServerSettings as Settings,
  type SettingKey,
} from "#operations/settings/contract.ts";
import { countries } from "#sections/countries.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { serverText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { Select } from "#ui/Select.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

/** The settings that need no restart (Operator 5). */
export function ServerSettings() {
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <Card as="section" aria-labelledby="server-settings">
      <h2 id="server-settings" className="text-2xl">
        Settings
      </h2>
      {data ? (
        // Another form for each saved state: its controls keep what is typed.
        <SettingsForm key={JSON.stringify(data)} data={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch}>
          The settings could not be loaded.
        </LoadFailed>
      ) : (
        <Loading label="Loading the settings" sizes={["h-40"]} className="mt-4" />
      )}
    </Card>
  );
}

const signUpLabels = {
  open: "Everybody",
  invited: "People with an invitation",
  closed: "No one",
} satisfies Record<(typeof signUpModes)[number], string>;

const NOT_SAVED = { title: "Not saved", description: "The server could not be reached. Please try again." };

function SettingsForm({ data }: { data: Settings }) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState(data.announcement?.text ?? "");
  const form = useForm({
    signUp: null,
    site: null,
    productName: isFixed(data, "productName") ? null : "Enter a name.",
    contactEmail: isFixed(data, "contactEmail") ? null : "Enter an email.",
    country: null,
    mapUpdates: null,
    announcement: null,
  });
  const hintOf = (key: SettingKey, hint?: string) =>
    isFixed(data, key) ? `Set as ${variableOf[key]} in the server’s environment. Change it there.` : hint;
  const save = useCall({
    mutationFn: (changes: Parameters<typeof settings.$put>[0]["json"]) =>
      jsonOf(settings.$put({ json: changes })),
    onSuccess: async (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      await client.invalidateQueries({ queryKey: ["/api/announcement"] });
      await client.invalidateQueries({ queryKey: ["/api/admin", "log"] });
      showToast({ title: "Saved", description: "Pages that are open show it when they are loaded again." });
    },
    onFailure: (error) => form.refuseAfter(error, serverText(error, NOT_SAVED)),
  });
  return (
    <form
      noValidate
      className="mt-4 grid gap-5 md:grid-cols-2"
      onInput={form.onInput}
      onSubmit={form.onSubmit((values) => {
        if (!save.isPending) save.mutate(changesOf(data, values));
      })}
    >
      <Field label="Who may make an account" hint={hintOf("signUp")}>
        <Select name="signUp" defaultValue={data.signUp} disabled={isFixed(data, "signUp")}>
          {signUpModes.map((mode) => (
            <option key={mode} value={mode}>
              {signUpLabels[mode]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Public site" hint={hintOf("site", "Landing page, features, pricing, blog and demo.")}>
        <Select name="site" defaultValue={data.site ? "on" : "off"} disabled={isFixed(data, "site")}>
          <option value="on">On</option>
          <option value="off">Off: the first page is sign-in</option>
        </Select>
      </Field>
      <Field label="Product name" hint={hintOf("productName")} error={form.errors.productName}>
        <TextInput
          name="productName"
          maxLength={40}
          defaultValue={data.productName}
          disabled={isFixed(data, "productName")}
        />
      </Field>
      <Field
        label="Contact email"
        hint={hintOf("contactEmail", "Where hosts write to, and who is alerted when backups fail.")}
        error={form.errors.contactEmail}
      >
        <TextInput
          name="contactEmail"
          type="email"
          defaultValue={data.contactEmail}
          disabled={isFixed(data, "contactEmail")}
        />
      </Field>
      <Field
        label="Country"
        hint={hintOf("country", "For suggested addresses, emergency numbers and legal pages.")}
        error={form.errors.country}
      >
        <Select name="country" defaultValue={data.country} disabled={isFixed(data, "country")}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Update map data" hint="Fetches each region below again when it is a month old.">
        <Select name="mapUpdates" defaultValue={data.mapUpdates ? "on" : "off"}>
          <option value="off">When I press Update</option>
          <option value="on">Every month</option>
        </Select>
      </Field>
      <Field
        label="Message to all hosts"
        aside="Optional"
        hint="Hosts see it above their screens and can close it."
        error={form.errors.announcement}
        counter={{ length: announcement.length, max: MAX_ANNOUNCEMENT }}
        className="md:col-span-2"
      >
        <Textarea
          name="announcement"
          value={announcement}
          onChange={({ target }) => setAnnouncement(target.value)}
          maxLength={MAX_ANNOUNCEMENT}
        />
      </Field>
      <div className="md:col-span-2">
        <FormFailure words={form.failure} />
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save settings
        </Button>
      </div>
    </form>
  );
}

type Values = Record<SettingKey | "mapUpdates" | "announcement", string>;

/** Only what differs: what the environment names is disabled, and a form leaves disabled controls out. */
function changesOf(data: Settings, values: Values): Parameters<typeof settings.$put>[0]["json"] {
  const before: Values = {
    signUp: data.signUp,
    site: data.site ? "on" : "off",
    productName: data.productName,
    contactEmail: data.contactEmail,
    country: data.country,
    mapUpdates: data.mapUpdates ? "on" : "off",
    announcement: data.announcement?.text ?? "",
  };
  const changed = (key: keyof Values) => !isFixed(data, key) && values[key].trim() !== before[key];
  return {
    ...(changed("signUp") && { signUp: signUpModes.find((mode) => mode === values.signUp) }),
    ...(changed("site") && { site: values.site === "on" }),
    ...(changed("productName") && { productName: values.productName }),
    ...(changed("contactEmail") && { contactEmail: values.contactEmail }),
    ...(changed("country") && { country: countries.find(({ code }) => code === values.country)?.code }),
    ...(changed("mapUpdates") && { mapUpdates: values.mapUpdates === "on" }),
    ...(changed("announcement") && { announcement: values.announcement.trim() || null }),
  };
}

const isFixed = ({ setByEnvironment }: Settings, key: keyof Values) =>
  key !== "announcement" && key !== "mapUpdates" && setByEnvironment.includes(key);
