import { FileInput, Sparkles } from "lucide-react";
import { useMay } from "#accounts/session.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { useProduct } from "#ui/product.tsx";
import { Scene } from "#ui/scenes/Scene.tsx";

/** The dashboard before the first guidebook: three ways to make it, the quickest first. */
export function EmptyDashboard() {
  const mayCreate = useMay("create");
  const { hasSite } = useProduct();
  return (
    <section aria-labelledby="your-guidebooks" className="mt-8">
      <h2 id="your-guidebooks" className="text-2xl">
        Your Guidebooks
      </h2>
      <Card padded={false} className="mt-4 grid overflow-hidden md:grid-cols-[1.1fr_1fr]">
        <Scene seed="to-be" kind="country" className="block h-37 w-full md:hidden" />
        <div className="relative max-md:hidden">
          <Scene seed="to-be" kind="country" view="square" className="absolute inset-0 size-full" />
        </div>
        <div className="px-[min(1.25rem,6vw)] py-6 md:px-9 md:py-10">
          <h3 className="text-2xl">No Guidebooks Yet</h3>
          <p className="mt-1 text-soft">
            {mayCreate
              ? "Create your first guidebook to get started."
              : "Nothing has been shared with you here yet."}
          </p>
          {mayCreate && <WaysToBegin />}
        </div>
      </Card>
      {mayCreate && hasSite && (
        <p className="mt-5 text-center text-[0.9375rem] text-soft">
          See how it looks to guests:{" "}
          <DocumentLink
            href="/view/demo-wanaka-retreat"
            className={`inline-flex min-h-11 items-center ${linkLook}`}
          >
            live demo
          </DocumentLink>
        </p>
      )}
    </section>
  );
}

function WaysToBegin() {
  return (
    <div className="mt-5 flex flex-col text-center">
      <ButtonLink to="/create-simple" icon={Sparkles} size="large">
        Generate with AI
      </ButtonLink>
      <p className="mt-1.5 text-[0.9375rem] text-soft">From your address. Then you check it.</p>
      <ButtonLink to="/import" icon={FileInput} variant="secondary" className="mt-5">
        Import
      </ButtonLink>
      <p className="mt-1.5 text-[0.9375rem] text-soft">From a house manual, a listing or a message.</p>
      <ButtonLink to="/guidebooks/new" variant="quiet" className="mt-4 text-pine!">
        Create Blank Guidebook
      </ButtonLink>
      <p className="text-[0.9375rem] text-soft">With all sections, still empty.</p>
    </div>
  );
}
