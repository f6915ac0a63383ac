import { Boton } from "~/components/Boton";
import { Casilla } from "~/components/Casilla";
import { Formulario } from "~/components/Formulario";
import { ACEPTAR, CERRAR } from "~/domain/consentimientos/formulario";
import { aSlug } from "~/domain/shared/especialidades/especialidad";
import { pila, textoSuave } from "~/styles/layout.css";
import { DIRECCION } from "./direcciones";
import type { DatosDePreferencias } from "./modales.server";
import * as css from "./modales.css";

type Props = DatosDePreferencias & {
  /** Over the private zone, to which it leads back. */
  enDialogo?: boolean;
};

export function FormularioDePreferencias({ temas, temasPosibles, avisosDiscretos, enDialogo }: Props) {
  return (
    <Formulario action={DIRECCION.preferencias} className={pila.media}>
      {enDialogo && <input type="hidden" name="vuelve" value="zona" />}
      <div tabIndex={-1} autoFocus>
        <p className={css.leyenda}>Temas que te interesan</p>
        <p className={textoSuave}>
          Elige los que quieras; puedes cambiarlos después. Verás primero las especialidades que los trabajan.
        </p>
      </div>
      {temasPosibles.map(({ especialidad, temas: suyos }) => (
        <fieldset key={especialidad}>
          <legend className={css.leyenda}>{especialidad}</legend>
          <div className={css.temas}>
            {suyos.map((tema) => (
              <Casilla
                key={tema}
                id={`tema-${aSlug(tema)}`}
                name="temas"
                value={tema}
                etiqueta={tema}
                defaultChecked={temas.includes(tema)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Casilla
        id="avisos-discretos"
        name="avisosDiscretos"
        value="1"
        etiqueta="Prefiero avisos discretos"
        ayuda="Dirán solo “Cita”, sin el nombre ni la especialidad."
        defaultChecked={avisosDiscretos}
      />
      <Boton completo grande name="intencion" value={ACEPTAR}>
        Guardar preferencias
      </Boton>
      <Boton completo variante="secundario" name="intencion" value={CERRAR}>
        Ahora no
      </Boton>
    </Formulario>
  );
}
