import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { ACEPTAR, CERRAR } from "~/domain/consentimientos/intenciones";
import type { PreferenciasPosibles } from "~/domain/cuentas/preferencias/preferencias";
import { aSlug } from "~/domain/shared/palabras";
import { pila, soloLectores, textoSuave } from "~/styles/layout.css";
import * as css from "./modales.css";

type Props = PreferenciasPosibles & {
  /** True over the private zone, to which the form leads back. */
  enDialogo?: boolean;
};

export const FORMULARIO_DE_PREFERENCIAS = "formulario-de-preferencias";

export function FormularioDePreferencias({ temas, temasPosibles, avisosDiscretos, enDialogo }: Props) {
  return (
    <Form id={FORMULARIO_DE_PREFERENCIAS} action={DIRECCION_DE_MODAL.preferencias} className={pila.media}>
      {enDialogo && <input type="hidden" name="vuelve" value="zona" />}
      <Checkbox
        id="avisos-discretos"
        name="avisosDiscretos"
        value="1"
        label="Prefiero avisos discretos"
        hint="Dirán solo «Cita», sin el nombre ni la especialidad. La página de inicio tampoco los dirá."
        defaultChecked={avisosDiscretos}
      />
      {/* The page of preferences is where "Elegir tus temas" leads; over the private zone the title is read first. */}
      <div {...(!enDialogo && { tabIndex: -1, autoFocus: true })}>
        <p>
          <strong>Temas que te interesan</strong>
        </p>
        <p className={textoSuave}>
          Elige los que quieras; puedes cambiarlos después. En el inicio verás un video, una hoja o una
          lectura de ellos, y primero las especialidades que los trabajan.
        </p>
      </div>
      {temasPosibles.map(({ especialidad, temas: temasDeEspecialidad }) => (
        <Fold
          key={especialidad}
          title={especialidad}
          open={temasDeEspecialidad.some((tema) => temas.includes(tema))}
        >
          <fieldset className={css.temas}>
            <legend className={soloLectores}>{especialidad}</legend>
            {temasDeEspecialidad.map((tema) => (
              <Checkbox
                key={tema}
                id={`tema-${aSlug(tema)}`}
                name="temas"
                value={tema}
                label={tema}
                defaultChecked={temas.includes(tema)}
              />
            ))}
          </fieldset>
        </Fold>
      ))}
      <Button wide large name="intencion" value={ACEPTAR}>
        Guardar preferencias
      </Button>
      <Button wide variant="secondary" name="intencion" value={CERRAR}>
        {enDialogo ? "Ahora no" : "Volver sin guardar"}
      </Button>
    </Form>
  );
}
