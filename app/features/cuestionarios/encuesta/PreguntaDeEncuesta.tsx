import { classNames } from "~/components/classNames";
import { Field } from "~/components/Field";
import { TextArea } from "~/components/TextArea";
import { campoDeRespuesta } from "~/domain/cuestionarios/envios";
import { textoSuave } from "~/styles/layout.css";
import { Opciones } from "../bienestar/Opciones";
import * as delTest from "../bienestar/bienestar.css";
import { pistaDe, type PreguntaALaVista } from "../bienestar/preguntaALaVista";
import * as css from "./encuesta.css";

/** Id of the first answer of a question, to which its error message links. */
export const primeroDe = (cod: string) => `${cod}-0`;

/** A question of a survey on one page; its text names the group of its answers. */
export function PreguntaDeEncuesta(props: PreguntaALaVista & { error: string }) {
  const { cod, tipo, texto, ayuda, requerida, error } = props;
  if (tipo === "number" || tipo === "text") return <Escrita {...props} />;
  const descrita = classNames(ayuda !== null && `${cod}-ayuda`, error !== "" && `${cod}-error`);
  return (
    <fieldset className={delTest.grupo} aria-describedby={descrita || undefined} data-pregunta={cod}>
      <legend className={css.pregunta}>
        {texto}
        {!requerida && <span className={textoSuave}> (opcional)</span>}
      </legend>
      {ayuda && (
        <p id={`${cod}-ayuda`} className={textoSuave}>
          {ayuda}
        </p>
      )}
      {error && (
        <p id={`${cod}-error`} className={css.error}>
          {error}
        </p>
      )}
      <Opciones {...props} name={campoDeRespuesta(cod)} />
    </fieldset>
  );
}

function Escrita({
  cod,
  tipo,
  texto,
  ayuda,
  requerida,
  numero,
  maximoDeLetras,
  escrito,
  error,
}: PreguntaALaVista & { error: string }) {
  const comun = {
    id: primeroDe(cod),
    name: campoDeRespuesta(cod),
    label: texto,
    defaultValue: escrito,
    hint: pistaDe({ numero, ayuda }),
    errors: error ? [error] : undefined,
    ...(!requerida && { optional: true as const }),
  };
  return (
    <div className={css.escrita} data-pregunta={cod}>
      {tipo === "text" ? (
        <TextArea {...comun} rows={4} maxLength={maximoDeLetras ?? undefined} />
      ) : (
        <Field
          {...comun}
          label={numero?.unidad ? `${texto} (${numero.unidad})` : texto}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
        />
      )}
    </div>
  );
}
