import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonLook } from "#ui/buttonLook.ts";

interface ButtonLinkProps extends ComponentProps<typeof Link>, Omit<ButtonLook, "className"> {
  icon?: LucideIcon;
}

export function ButtonLink({ variant, size, className, icon: Icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonLook({ variant, size, className })} {...rest}>
      {Icon && <Icon size={18} />}
      {children}
    </Link>
  );
}
