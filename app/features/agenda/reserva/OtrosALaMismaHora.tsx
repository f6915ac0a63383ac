import { Button } from "~/components/Button";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { enMinutos } from "~/domain/shared/duracion";
import { textoSuave } from "~/styles/layout.css";
import { CAMBIAR_ESPECIALISTA } from "./intenciones";
import type { DatosDelResumen } from "./resumen.server";
import * as css from "./reserva.css";

/** Other specialists free at the held hour. One press changes to one of them before payment. */
export function OtrosALaMismaHora({ otros, idHorario }: Pick<DatosDelResumen, "otros" | "idHorario">) {
  if (otros.length === 0) return null;
  return (
    <details>
      <summary className={css.tirador}>Cambiar de especialista, a la misma hora</summary>
      <form method="post">
        <input type="hidden" name="idHorario" value={idHorario} />
        <input type="hidden" name="intencion" value={CAMBIAR_ESPECIALISTA} />
        <ul>
          {otros.map(({ idEspecialista, nombre, retrato, precioCentimos, minutos }) => (
            <li key={idEspecialista} className={css.otro}>
              <Retrato id={retrato} size={64} />
              <span className={css.encoge}>
                <strong>{nombre}</strong>
                <span className={textoSuave}>
                  <Precio centimos={precioCentimos} />, {enMinutos(minutos)}
                </span>
              </span>
              <Button
                variant="secondary"
                name="idEspecialista"
                value={idEspecialista}
                aria-label={`Elegir a ${nombre}`}
              >
                Elegir
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  );
}
