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
 * A toast, which closes by itself (8 s, specification § 9). Its time stands still while it is pointed at or has the
 * focus (WCAG 2.2, 2.2.1). Without JavaScript it stays.
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
  const [visible, setVisible] = useState(true);
  const [held, setHeld] = useState(false);
  const left = useRef(durationInMs);
  const words = useRef<HTMLDivElement>(null);

  function dismiss() {
    setVisible(false);
    onClose?.();
  }
  const close = useRef(dismiss);
  useEffect(() => {
    close.current = dismiss;
  });

  // The toast got the focus with the page, before this script listened.
  useEffect(() => setHeld(document.activeElement === words.current), []);

  useEffect(() => {
    if (held || !visible) return;
    const start = performance.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [held, visible]);

  if (!visible) return null;
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <div
      role="status"
      className={classNames(css.alert[kind], css.floating)}
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
