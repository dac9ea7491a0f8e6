import { useState } from "react";
import { messageOf } from "#core/client.ts";
import { PRODUCT } from "#core/product.ts";
import { PageHeader } from "#ui/PageHeader.tsx";
import type { BlankWords } from "#editor/create/BlankForm.tsx";
import { CreateForm } from "#editor/create/CreateForm.tsx";

export const meta = () => [{ title: `Create Guidebook | ${PRODUCT.name}` }];

/** Makes a guidebook, generated unless the host chooses a blank one. */
export default function CreateScreen() {
  const [name, setName] = useState("");
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Create Guidebook"
        subtitle="A name is enough to begin. You can change everything later."
      />
      <CreateForm startsAs="ai" name={name} onName={setName} blank={words} />
    </div>
  );
}

const words: BlankWords = {
  submit: "Create Blank Guidebook",
  failure: (error) => ({
    title: "Failed to create guidebook",
    description: messageOf(error) ?? unexpected(error),
  }),
};

/** Of what the server did not say, only who is asking can be named. */
function unexpected(error: Error): string {
  const notSignedIn = "Failed to get user information";
  return error.message === notSignedIn ? notSignedIn : "An unexpected error occurred";
}
