import type { FieldMetadata } from "@conform-to/react";
import { ErrorMessage } from "~/components/Field";
import { Radio } from "~/components/Radio";
import { pila, textoSuave } from "~/styles/layout.css";

interface Opcion {
  valor: string;
  texto: string;
  /** Sentence of the law under the choice. */
  definicion?: string | undefined;
}

interface Props {
  meta: FieldMetadata<string>;
  leyenda: string;
  opcional?: boolean;
  opciones: readonly Opcion[];
}

/** Choices that exclude each other; the definition of each is read after its name. */
export function Opciones({
  meta: { id, name, errors, initialValue },
  leyenda,
  opcional = false,
  opciones,
}: Props) {
  return (
    <fieldset className={pila.media}>
      <legend>
        {leyenda}
        {opcional && <span className={textoSuave}> (opcional)</span>}
      </legend>
      <ErrorMessage id={id} errors={errors} />
      {opciones.map(({ valor, texto, definicion }, orden) => {
        const idDeOpcion = orden === 0 ? id : `${id}-${valor}`;
        return (
          <div key={valor}>
            <Radio
              id={idDeOpcion}
              name={name}
              value={valor}
              label={texto}
              defaultChecked={initialValue === valor}
              aria-invalid={errors ? true : undefined}
              aria-describedby={definicion && `${idDeOpcion}-definicion`}
            />
            {definicion && (
              <p id={`${idDeOpcion}-definicion`} className={textoSuave}>
                {definicion}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
