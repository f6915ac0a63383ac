import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import * as css from "./Aviso.css";
import type { TipoDeAviso } from "./Aviso";
import { DURACION_DE_AVISO_EN_MS } from "~/domain/shared/navegacion/aviso";
import { clases } from "./clases";
import { Icono, type NombreDeIcono } from "./Icono";

type Props = {
  tipo?: TipoDeAviso;
  icono?: NombreDeIcono;
  mensaje: ReactNode;
  duracionEnMs?: number;
  onCerrar?: () => void;
};

/** The toast. Its time stands still while it is pointed at or has the focus. Without JavaScript it stays. */
export function AvisoFlotante({
  tipo = "info",
  icono = tipo,
  mensaje,
  duracionEnMs = DURACION_DE_AVISO_EN_MS,
  onCerrar,
}: Props) {
  const hydrated = useHydrated();
  const [visible, setVisible] = useState(true);
  const [held, setHeld] = useState(false);
  const left = useRef(duracionEnMs);

  function cerrar() {
    setVisible(false);
    onCerrar?.();
  }
  const close = useRef(cerrar);
  useEffect(() => {
    close.current = cerrar;
  });

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
      className={clases(css.aviso[tipo], css.flotante)}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icono nombre={icono} className={css.icono[tipo]} />
      <div>{mensaje}</div>
      {hydrated && (
        <button type="button" className={css.cerrar} aria-label="Cerrar aviso" onClick={cerrar}>
          <Icono nombre="cerrar" />
        </button>
      )}
    </div>
  );
}
