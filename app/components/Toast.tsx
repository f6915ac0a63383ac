import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import * as css from "./Alert.css";
import type { AlertKind } from "./Alert";
import { DURACION_DE_AVISO_EN_MS } from "~/domain/shared/navegacion/aviso";
import { classNames } from "./classNames";
import { Icon, type IconName } from "./Icon";

type Props = {
  kind?: AlertKind;
  icon?: IconName;
  message: ReactNode;
  durationInMs?: number;
  /** True when the toast takes the focus when its page arrives, without a script (HTML § 6.6.7). */
  focused?: boolean;
  onClose?: () => void;
};

/**
 * A toast in the flow of the page, which covers nothing. It closes by itself (8 s, specification § 9). Its time stands
 * still while it is pointed at or has the focus (WCAG 2.2, 2.2.1). Without JavaScript it stays. A toast whose time is
 * over keeps its room until it is out of sight, so that nothing moves under a finger.
 */
export function Toast({
  kind = "info",
  icon = kind,
  message,
  durationInMs = DURACION_DE_AVISO_EN_MS,
  focused = false,
  onClose,
}: Props) {
  const hydrated = useHydrated();
  const [state, setState] = useState<"shown" | "spent" | "gone">("shown");
  const [held, setHeld] = useState(false);
  const left = useRef(durationInMs);
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  // The toast got the focus with the page, before this script listened.
  useEffect(() => setHeld(document.activeElement === words.current), []);

  useEffect(() => {
    if (held || state !== "shown") return;
    const start = performance.now();
    const timer = setTimeout(() => {
      setState("spent");
      close.current?.();
    }, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [held, state]);

  useEffect(() => {
    // A browser without scroll anchoring would move the page when the room goes (Safari 18).
    if (state !== "spent" || !CSS.supports("overflow-anchor", "auto")) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen && seen.boundingClientRect.bottom < 0) setState("gone");
    });
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [state]);

  if (state === "gone") return null;
  function dismiss() {
    setState("gone");
    onClose?.();
  }
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <div
      ref={box}
      role="status"
      className={classNames(css.alert[kind], css.toast, state === "spent" && css.spent)}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon name={icon} className={css.icon[kind]} />
      <div ref={words} {...(focused && { tabIndex: -1, autoFocus: true })}>
        {message}
      </div>
      {hydrated && (
        <button type="button" className={css.close} aria-label="Cerrar aviso" onClick={dismiss}>
          <Icon name="cerrar" />
        </button>
      )}
    </div>
  );
}
