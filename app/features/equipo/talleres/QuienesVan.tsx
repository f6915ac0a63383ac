import { getFormProps, useForm } from "@conform-to/react";
import { Checkbox } from "~/components/Checkbox";
import { errorsOf } from "~/components/ErrorSummary";
import { Tag } from "~/components/Tag";
import { pila, textoSuave } from "~/styles/layout.css";
import type { Respuesta } from "../aprobaciones/PedirAprobacion";
import { FormularioDeActo } from "../marco/FormularioDeActo";
import { MARCAR } from "./intenciones";
import * as css from "./talleres.css";

interface Asistente {
  idInscripcion: string;
  persona: string;
  asistio: boolean;
}

interface Props {
  asistentes: readonly Asistente[];
  /** True when the member can mark who attended. */
  seMarca: boolean;
  respuesta: Respuesta;
}

/** People with a place, with a box for each one whose attendance can be marked. */
export function QuienesVan({ asistentes, seMarca, respuesta }: Props) {
  const porMarcar = asistentes.filter(({ asistio }) => !asistio);
  const marcados = asistentes.filter(({ asistio }) => asistio);
  return (
    <section aria-labelledby="quienes" className={pila.media}>
      <h2 id="quienes">Quiénes van</h2>
      {asistentes.length === 0 && <p className={textoSuave}>Nadie tiene un lugar.</p>}
      {marcados.length > 0 && (
        <ul className={css.personas}>
          {marcados.map(({ idInscripcion, persona }) => (
            <li key={idInscripcion} className={css.persona}>
              {persona} <Tag tone="exito">Asistió</Tag>
            </li>
          ))}
        </ul>
      )}
      {porMarcar.length > 0 &&
        (seMarca ? (
          <Marcar porMarcar={porMarcar} respuesta={respuesta} />
        ) : (
          <ul className={css.personas}>
            {porMarcar.map(({ idInscripcion, persona }) => (
              <li key={idInscripcion} className={css.persona}>
                {persona}
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}

function Marcar({ porMarcar, respuesta }: { porMarcar: readonly Asistente[]; respuesta: Respuesta }) {
  const esEste = respuesta?.intencion === MARCAR;
  const [form, { asistieron }] = useForm<{ asistieron: string[] }>({
    id: MARCAR,
    lastResult: esEste ? respuesta.envio : undefined,
  });
  const elegidos = [asistieron.initialValue].flat();
  return (
    <FormularioDeActo
      form={getFormProps(form)}
      errores={errorsOf([{ id: `${MARCAR}-0`, errors: asistieron.errors }, "Personas"])}
      generales={esEste ? respuesta.generales : []}
      fallo="No se marcó"
      intencion={MARCAR}
      boton="Guardar la asistencia"
    >
      <fieldset className={pila.corta}>
        <legend>¿Quién asistió?</legend>
        <p className={textoSuave}>Da su certificado a quien lo tiene, y no se deshace.</p>
        <div className={css.personas}>
          {porMarcar.map(({ idInscripcion, persona }, lugar) => (
            <Checkbox
              key={idInscripcion}
              id={`${MARCAR}-${lugar}`}
              name="asistieron"
              value={idInscripcion}
              label={persona}
              defaultChecked={elegidos.includes(idInscripcion)}
            />
          ))}
        </div>
      </fieldset>
    </FormularioDeActo>
  );
}
