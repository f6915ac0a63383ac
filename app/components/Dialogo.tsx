import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { clases } from "./clases";
import * as css from "./Dialogo.css";
import { Icono } from "./Icono";
import { Tarjeta } from "./Tarjeta";

type Props = {
  id: string;
  titulo: ReactNode;
  abierto: boolean;
  /** The address of the page without the dialog: how it closes when there is no JavaScript. */
  hrefAlCerrar: string;
  /** Instead of going to `hrefAlCerrar`. */
  onCerrar?: () => void;
  /** A click beside it closes it. */
  cierraAfuera?: boolean;
  /** Without the cross and without Escape: only its own buttons close it. */
  sinCierre?: boolean;
  unPixelMas?: boolean;
  children: ReactNode;
};

/**
 * A place with an address (a search parameter) that is shown over the page: a sheet from below on a telephone.
 * It is served open; JavaScript makes it modal: focus stays inside and goes back where it was.
 */
export function Dialogo(props: Props) {
  const { id, titulo, abierto, hrefAlCerrar, onCerrar, cierraAfuera = true, sinCierre = false } = props;
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!abierto) {
      dialog.close();
      return;
    }
    const before = document.activeElement;
    // React wrote `open` into the page: a dialog that is open cannot become modal.
    dialog.removeAttribute("open");
    dialog.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [abierto]);

  function cerrar() {
    if (onCerrar) onCerrar();
    else window.location.assign(hrefAlCerrar);
  }
  function handleClick(event: MouseEvent) {
    if (cierraAfuera && !sinCierre && event.target === ref.current) {
      const box = ref.current.getBoundingClientRect();
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!inside) cerrar();
    }
  }

  return (
    <dialog
      ref={ref}
      id={id}
      open={abierto}
      aria-labelledby={`${id}-titulo`}
      className={clases(css.dialogo, props.unPixelMas && css.unPixelMas)}
      onCancel={(event) => {
        event.preventDefault();
        if (!sinCierre) cerrar();
      }}
      // A browser takes a second Escape for a wish that no page may refuse: it must not hear of it, and where the
      // focus is somewhere else, the dialog opens again.
      onKeyDown={(event) => {
        if (sinCierre && event.key === "Escape") event.preventDefault();
      }}
      onClose={() => {
        if (sinCierre && abierto) ref.current?.showModal();
      }}
      onClick={handleClick}
    >
      <div className={css.cabeza}>
        <h2 id={`${id}-titulo`}>{titulo}</h2>
        {!sinCierre && (
          <a
            href={hrefAlCerrar}
            className={css.cerrar}
            aria-label="Cerrar"
            onClick={(event) => {
              if (!onCerrar) return;
              event.preventDefault();
              onCerrar();
            }}
          >
            <Icono nombre="cerrar" />
          </a>
        )}
      </div>
      <div className={css.cuerpo}>{props.children}</div>
    </dialog>
  );
}

/** The same content as a page of its own. */
export function PaginaDialogo({ titulo, children }: { titulo: ReactNode; children: ReactNode }) {
  return (
    <div className={css.enPagina}>
      <Tarjeta className={css.cuerpo}>
        <h1>{titulo}</h1>
        {children}
      </Tarjeta>
    </div>
  );
}
