import { type ComponentPropsWithoutRef, useContext, useState } from "react";
import { classNames } from "./classNames";
import { PendingSubmit } from "./pendingSubmit";
import * as css from "./Button.css";

type Look = {
  variant?: keyof typeof css.button;
  /** True for the whole width of the container. */
  wide?: boolean;
  large?: boolean;
};
type LinkProps = Look & ComponentPropsWithoutRef<"a"> & { href: string };
type ButtonProps = Look & ComponentPropsWithoutRef<"button"> & { href?: undefined };

function lookOf({ variant = "primary", wide, large }: Look, className?: string) {
  return classNames(css.button[variant], wide && css.wide, large && css.large, className);
}

/** Button or link with the same looks: `<a>` when it goes somewhere, `<button>` when it does something. */
export function Button(props: LinkProps | ButtonProps) {
  if (props.href === undefined) return <SubmitButton {...props} />;
  const { variant, wide, large, className, ...rest } = props;
  return <a {...rest} className={lookOf({ variant, wide, large }, className)} />;
}

function SubmitButton({ variant, wide, large, className, children, ...rest }: ButtonProps) {
  const [own, setOwn] = useState<HTMLButtonElement | null>(null);
  const { button: pressed } = useContext(PendingSubmit);
  const sending = pressed !== null && pressed === own;
  return (
    // The button has `aria-disabled` and not `disabled`: a disabled button would lose its name and value, and the
    // focus (HTML § 4.10.18.5).
    <button
      type="submit"
      {...rest}
      ref={setOwn}
      className={lookOf({ variant, wide, large }, className)}
      {...(sending && { "aria-busy": true })}
      {...(pressed !== null && { "aria-disabled": true })}
    >
      {sending && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
