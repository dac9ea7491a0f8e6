import { Menu as MenuIcon, X } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";
import { useUser } from "#accounts/session.ts";
import type { Product } from "#core/product.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { Logo } from "#ui/Logo.tsx";
import { useProduct } from "#ui/product.tsx";
import { DEMO } from "#site/site.ts";

const pagesOf = ({ sells }: Product) => [
  { name: "Features", path: "/features" },
  ...(sells ? [{ name: "Pricing", path: "/pricing" }] : []),
  { name: "Blog", path: "/blog" },
];

const entry =
  "flex min-h-11 items-center rounded-full px-4 font-medium text-ink transition-colors hover:bg-ink/7 aria-[current=page]:text-pine";

export function SiteHeader() {
  const user = useUser();
  const { hasSite, signUp } = useProduct();
  return (
    <header data-site-header className="z-40 border-b border-line bg-paper/92 backdrop-blur-md print:hidden">
      <div className="mx-auto flex min-h-18 max-w-6xl flex-wrap items-center gap-1 pr-[9px] pl-[16.5px] sm:gap-2 sm:pr-6 sm:pl-[20.5px]">
        <Link to="/" className="mr-auto flex min-w-0 rounded-full py-2">
          <Logo compact />
        </Link>
        {hasSite && (
          <nav aria-label="Main" className="hidden md:block">
            <Entries className="flex items-center gap-1" />
          </nav>
        )}
        {user ? (
          <ButtonLink to="/dashboard" variant="secondary" className="max-sm:px-4 md:ml-3">
            Dashboard
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login" variant="quiet" className="max-sm:px-2 md:ml-3">
              Sign In
            </ButtonLink>
            {signUp === "open" && (
              <ButtonLink to="/signup" className="max-sm:px-3">
                Sign Up
              </ButtonLink>
            )}
          </>
        )}
        {hasSite && <Menu />}
      </div>
    </header>
  );
}

/** The menu of a phone. A new page is a new menu: choosing an entry closes it. */
function Menu() {
  const { key } = useLocation();
  return (
    <details key={key} className="group md:hidden">
      <summary className="flex size-11 list-none items-center justify-center rounded-full hover:bg-ink/7 [&::-webkit-details-marker]:hidden">
        <MenuIcon size={22} className="group-open:hidden" />
        <X size={22} className="hidden group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full border-b border-line bg-paper px-3 py-3 shadow-soft"
      >
        <Entries className="flex flex-col text-lg" />
      </nav>
    </details>
  );
}

function Entries({ className }: { className: string }) {
  const pages = pagesOf(useProduct());
  return (
    <ul className={className}>
      {pages.map(({ name, path }) => (
        <li key={path}>
          <NavLink to={path} className={entry}>
            {name}
          </NavLink>
        </li>
      ))}
      <li>
        <DocumentLink href={DEMO.view} target="_blank" className={entry}>
          Demo<span className="sr-only"> (opens in a new tab)</span>
        </DocumentLink>
      </li>
    </ul>
  );
}
