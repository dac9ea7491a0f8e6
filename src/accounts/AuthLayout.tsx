import type { ReactNode } from "react";
import { Link } from "react-router";
import { PorchScene } from "#ui/scenes/PorchScene.tsx";
import { Logo } from "#ui/Logo.tsx";

interface AuthLayoutProps {
  title: string;
  subtitle?: ReactNode;
  /** Text in the scene, when there is room. */
  words?: string | undefined;
  /** Rendered below `words`. */
  scene?: ReactNode;
  children: ReactNode;
}

/** The layout of sign-in, sign-up and reset: the form first, the scene at its side or above. */
export function AuthLayout({ title, subtitle, words, scene, children }: AuthLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row-reverse">
      <div className="on-night relative h-32 shrink-0 overflow-hidden sm:h-44 lg:sticky lg:top-0 lg:h-dvh lg:flex-1">
        <PorchScene className="absolute inset-x-0 bottom-0 h-96 w-full sm:h-128 lg:h-full" />
        <div className="absolute inset-x-12 top-14 bottom-0 hidden lg:block">
          {words && <p className="mb-6 max-w-md font-display text-4xl leading-tight text-balance">{words}</p>}
          {scene}
        </div>
      </div>
      <div className="flex flex-1 flex-col px-5 pb-10 sm:px-8 lg:w-1/2 lg:max-w-2xl lg:flex-none lg:px-16">
        <header className="mx-auto w-full max-w-md pt-5 lg:pt-8">
          <Link to="/" className="-ml-[7.5px] inline-flex min-h-11 items-center px-1">
            <Logo />
          </Link>
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col py-7 lg:justify-center lg:py-8">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {subtitle && <p className="mt-2 text-soft">{subtitle}</p>}
          <noscript>
            <p className="mt-7 rounded-field border border-lamp/60 bg-lamp/15 px-4 py-3">
              This page needs JavaScript. Turn it on in your browser, then load this page again.
            </p>
          </noscript>
          <div className="mt-7">{children}</div>
        </main>
      </div>
    </div>
  );
}
