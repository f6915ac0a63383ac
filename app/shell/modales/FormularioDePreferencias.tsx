import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { ACEPTAR, CERRAR } from "~/domain/consentimientos/intenciones";
import type { PreferenciasPorNecesidad } from "~/domain/contenido/preferenciasPorNecesidad";
import { aSlug } from "~/domain/shared/palabras";
import { pila } from "~/styles/layout.css";
import * as css from "./modales.css";

type Props = PreferenciasPorNecesidad & {
  /** True over the private zone, to which the form leads back. */
  enDialogo?: boolean;
  /** Needs that stay ticked from a form that was sent before the person signed in. */
  marcadas?: readonly string[];
};

export const FORMULARIO_DE_PREFERENCIAS = "formulario-de-preferencias";

export function FormularioDePreferencias({
  temas,
  necesidades,
  temasPosibles,
  avisosDiscretos,
  enDialogo,
  marcadas = [],
}: Props) {
  const elegido = (tema: string) => temas.includes(tema);
  return (
    <Form id={FORMULARIO_DE_PREFERENCIAS} action={DIRECCION_DE_MODAL.preferencias} className={pila.media}>
      {enDialogo && <input type="hidden" name="vuelve" value="zona" />}
      {/* The page of preferences is where "Elegir tus temas" leads; over the private zone the title is read first. */}
      <fieldset className={css.temas} {...(!enDialogo && { tabIndex: -1, autoFocus: true })}>
        <legend>
          <strong>¿Qué necesitas?</strong>
        </legend>
        {necesidades.map(({ necesidad, temas: suyos }) => (
          <Checkbox
            key={necesidad}
            id={`necesidad-${aSlug(necesidad)}`}
            name="necesidades"
            value={necesidad}
            label={necesidad}
            defaultChecked={marcadas.includes(necesidad) || suyos.some(elegido)}
          />
        ))}
      </fieldset>
      {temasPosibles.length > 0 && (
        <Fold
          title="Más temas, por especialidad"
          open={temasPosibles.some(({ temas: suyos }) => suyos.some(elegido))}
        >
          <div className={pila.media}>
            {temasPosibles.map(({ especialidad, temas: deEspecialidad }) => (
              <fieldset key={especialidad} className={css.temas}>
                <legend>
                  <strong>{especialidad}</strong>
                </legend>
                {deEspecialidad.map((tema) => (
                  <Checkbox
                    key={tema}
                    id={`tema-${aSlug(tema)}`}
                    name="temas"
                    value={tema}
                    label={tema}
                    defaultChecked={elegido(tema)}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        </Fold>
      )}
      <Checkbox
        id="avisos-discretos"
        name="avisosDiscretos"
        value="1"
        label="Prefiero avisos discretos"
        hint="Dirán solo «Cita», sin el nombre ni la especialidad. La página de inicio tampoco los dirá."
        defaultChecked={avisosDiscretos}
      />
      <Button wide large name="intencion" value={ACEPTAR}>
        Guardar preferencias
      </Button>
      <Button wide variant="secondary" name="intencion" value={CERRAR}>
        {enDialogo ? "Ahora no" : "Volver sin guardar"}
      </Button>
    </Form>
  );
}
