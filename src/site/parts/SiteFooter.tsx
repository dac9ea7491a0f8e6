import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUser } from "#accounts/session.ts";
import { ChangeChoice } from "#analytics/ChangeChoice.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { Logo } from "#ui/Logo.tsx";
import { useProduct } from "#ui/product.tsx";
import { DEMO } from "#site/site.ts";

const line =
  "inline-flex min-h-11 items-center text-on-night-soft underline-offset-4 hover:text-on-night hover:underline sm:min-h-9";

export function SiteFooter({ year }: { year: number }) {
  const user = useUser();
  const product = useProduct();
  return (
    <footer className="on-night print:hidden">
      <div className="mx-auto grid max-w-6xl gap-x-6 gap-y-8 px-5 pt-10 pb-8 grid-cols-2 sm:grid-cols-3 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">
          <Logo on="night" />
          <p className="mt-4 text-on-night-soft">
            {product.tagline}.<span className="block">The answer is by the door.</span>
          </p>
        </div>
        {product.hasSite && (
          <Column name="Product">
            <Link to="/features" className={line}>
              Features
            </Link>
            {product.sells && (
              <Link to="/pricing" className={line}>
                Pricing
              </Link>
            )}
            <DocumentLink href={DEMO.view} className={line}>
              Demo guidebook
            </DocumentLink>
          </Column>
        )}
        <Column name="Company">
          {product.hasSite && (
            <Link to="/blog" className={line}>
              Blog
            </Link>
          )}
          <a href={`mailto:${product.contactEmail}`} className={line}>
            Contact
          </a>
          <Link to="/privacy-policy" className={line}>
            Privacy policy
          </Link>
          <Link to="/terms-and-conditions" className={line}>
            Terms and conditions
          </Link>
          <ChangeChoice className={line} />
        </Column>
        <Column name="Get Started">
          {user ? (
            <Link to="/dashboard" className={line}>
              Dashboard
            </Link>
          ) : (
            product.signUp === "open" && (
              <Link to="/signup" className={line}>
                Sign up
              </Link>
            )
          )}
          {!user && (
            <Link to="/login" className={line}>
              Sign in
            </Link>
          )}
        </Column>
      </div>
      <div className="border-t border-night-raised">
        <p className="mx-auto max-w-6xl px-5 py-4 sm:px-6 text-sm text-on-night-soft">
          © {year} {product.name}
        </p>
      </div>
    </footer>
  );
}

function Column({ name, children }: { name: string; children: ReactNode[] }) {
  return (
    <nav aria-label={name}>
      <h2 className="font-sans text-sm font-semibold tracking-normal text-on-night">{name}</h2>
      <ul className="mt-2">
        {children.map((child, at) => (
          <li key={at} className="empty:hidden">
            {child}
          </li>
        ))}
      </ul>
    </nav>
  );
}
