import { Boton } from "~/components/Boton";
import { Casilla } from "~/components/Casilla";
import { Formulario } from "~/components/Formulario";
import { ACEPTAR, CERRAR } from "~/domain/consentimientos/formulario";
import { pila, textoSuave } from "~/styles/layout.css";
import { DIRECCION } from "../direcciones";
import type { DatosDePreferencias } from "../modales.server";
import * as css from "./modales.css";

export function FormularioDePreferencias({ temas, temasPosibles, avisosDiscretos }: DatosDePreferencias) {
  return (
    <Formulario action={DIRECCION.preferencias} className={pila.media}>
      <fieldset tabIndex={-1} autoFocus>
        <legend className={css.leyenda}>Temas que te interesan</legend>
        <p className={textoSuave}>Elige los que quieras; puedes cambiarlos después.</p>
        <div className={css.temas}>
          {temasPosibles.map((tema, indice) => (
            <Casilla
              key={tema}
              id={`tema-${indice}`}
              name="temas"
              value={tema}
              etiqueta={tema}
              defaultChecked={temas.includes(tema)}
            />
          ))}
        </div>
      </fieldset>
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
