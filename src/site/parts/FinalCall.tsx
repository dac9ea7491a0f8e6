import { useUser } from "#accounts/session.ts";
import { Scene } from "#ui/scenes/Scene.tsx";
import { useProduct } from "#ui/product.tsx";
import { StartButtons } from "#site/parts/StartButtons.tsx";

interface FinalCallProps {
  title?: string;
}

/** On a phone there is room for the house alone, below the buttons: the rest of the land lies beyond the left edge. */
const scenery = "absolute right-0 -bottom-12 -z-10 h-56 w-[calc(100%+18rem)] sm:bottom-0 sm:h-full sm:w-full";

const forVisitors = "Set up your first guidebook today. It’s live in minutes.";
const moneyBack =
  "Set up your first guidebook today. It’s live in minutes, and if it isn’t for you, you have 30 days to get your money back.";
const forHosts = "You are signed in. Your guidebooks are on the dashboard.";

/** The last word of a page: a house at dusk with its light on. */
export function FinalCall({ title = "Leave the light on for your guests" }: FinalCallProps) {
  const { sells } = useProduct();
  const user = useUser();
  return (
    <section aria-labelledby="final" className="on-night relative isolate overflow-hidden print:hidden">
      <Scene seed="door" kind="mountains" className={scenery} />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-t from-transparent from-[6rem] to-night to-[11rem] sm:bg-linear-to-b sm:from-night sm:from-52% sm:to-transparent sm:to-80% md:bg-linear-to-r md:from-0% md:via-night/75 md:via-40% md:to-65%"
      />
      <div className="mx-auto max-w-6xl px-5 pt-10 pb-44 sm:px-6 sm:pt-10 sm:pb-28">
        <h2 id="final" className="max-w-xl text-3xl sm:text-4xl">
          {title}
        </h2>
        <p className="mt-3 max-w-md text-lg">{user ? forHosts : sells ? moneyBack : forVisitors}</p>
        <StartButtons on="night" />
      </div>
    </section>
  );
}
