import type { FormEvent } from "react";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { Confeti } from "./Confeti";
import * as css from "./modales.css";

export const DATOS_GUARDADOS = "datos-guardados";
export const TITULO_DE_DATOS_GUARDADOS = "Tus datos se han guardado con éxito";

/** Milliseconds after closing before the state of the update is reset (specification § 4). */
const REINICIO_EN_MS = 200;

interface Props {
  hrefAlCerrar: string;
  /** Open prize draw, with the person's number if they entered; saving data alone enters no draw. */
  sorteo: { numero: number | null } | null;
}

/** Success view over the page (specification § 2). Without JavaScript its button is a link back to the page. */
export function DatosGuardados({ hrefAlCerrar, sorteo }: Props) {
  const [direccion, consulta] = hrefAlCerrar.split("?");
  function cerrar(dialog: HTMLDialogElement | null) {
    dialog?.close();
    setTimeout(() => window.location.assign(hrefAlCerrar), REINICIO_EN_MS);
  }
  function alEntender(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    cerrar(event.currentTarget.closest("dialog"));
  }
  return (
    <Dialog
      id={DATOS_GUARDADOS}
      title={TITULO_DE_DATOS_GUARDADOS}
      closeHref={hrefAlCerrar}
      onClose={cerrar}
      closesOutside={false}
    >
      <form method="get" action={direccion} onSubmit={alEntender} className={css.logro}>
        {/* This form uses GET, which replaces the query of its address. */}
        {[...new URLSearchParams(consulta)].map(([nombre, valor], indice) => (
          <input key={indice} type="hidden" name={nombre} value={valor} />
        ))}
        <Confeti />
        {sorteo &&
          (sorteo.numero === null ? (
            <p>
              Todavía no participas en el sorteo. Puedes hacerlo igual, sin aceptar publicidad, en{" "}
              <a href="/sorteo">el sorteo</a>.
            </p>
          ) : (
            <p>
              Tu número en el sorteo es el <strong>{sorteo.numero}</strong>.
            </p>
          ))}
        <Button wide large>
          Entendido
        </Button>
      </form>
    </Dialog>
  );
}
