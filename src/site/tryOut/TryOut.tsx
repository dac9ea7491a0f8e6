import { RotateCcw } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { useProduct } from "#ui/product.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/Tabs.tsx";
import { catalog } from "#sections/catalog.ts";
import { TileIcon } from "#sections/TileIcon.tsx";
import { LoadingForm } from "#sections/editing/LoadingForm.tsx";
import { SectionEditor } from "#sections/editors.tsx";
import { GuestPhone } from "#site/tryOut/GuestPhone.tsx";
import { storedTryOut } from "#site/tryOut/storedTryOut.ts";
import { tryOutTypes, type TryOutContents, type TryOutType } from "#site/tryOut/tryOutSections.ts";
import { WithPictures } from "#sections/editing/formContext.ts";

/** The section forms over the demo guidebook, with the guest's phone next to them (editor without account, Site 7). */
export function TryOut({ demo }: { demo: TryOutContents }) {
  const { signUp } = useProduct();
  const [contents, setContents] = useState(() => storedTryOut.read() ?? demo);
  const [isStored, setStored] = useState(true);
  const [type, setType] = useState<TryOutType>("wifi");

  function change(content: TryOutContents[TryOutType]) {
    const next = { ...contents, [type]: content };
    setContents(next);
    setStored(storedTryOut.store(next));
  }

  function startOver() {
    storedTryOut.clear();
    setContents(demo);
    setStored(true);
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_21.25rem] lg:gap-12">
      <Card padded={false} className="min-w-0">
        <Tabs
          value={type}
          onValueChange={(value) => setType(tryOutTypes.find((one) => one === value) ?? "wifi")}
        >
          <TabList label="Sections to try" className="px-2 pt-2">
            {tryOutTypes.map((one) => (
              <Tab key={one} value={one} icon={<TileIcon type={one} size={18} />}>
                {catalog[one].title}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={type}>
            <div className="min-h-80 px-5 pb-6 sm:px-6">
              <WithPictures value={false}>
                <Suspense fallback={<LoadingForm />}>
                  <SectionEditor key={type} type={type} value={contents[type]} onChange={change} />
                </Suspense>
              </WithPictures>
            </div>
          </TabPanel>
        </Tabs>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:px-6">
          <p className="min-w-60 grow basis-0 text-sm text-soft">
            {isStored
              ? "What you type stays in this browser. It is saved nowhere else."
              : "This browser has no room for it: it is gone when you leave this page."}
          </p>
          <Button variant="secondary" icon={RotateCcw} onClick={startOver}>
            Start over
          </Button>
          {signUp === "open" && (
            <DocumentLink href="/signup" variant="primary">
              Sign Up Today
            </DocumentLink>
          )}
        </div>
      </Card>
      <GuestPhone type={type} contents={contents} />
    </div>
  );
}
