import { classNames } from "~/components/classNames";
import { ERROR_SUMMARY_ID } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { TextArea } from "~/components/TextArea";
import { textoSuave } from "~/styles/layout.css";
import { Opciones } from "./Opciones";
import { Orden } from "./Orden";
import { pistaDe, type PreguntaALaVista } from "./preguntaALaVista";
import * as css from "./bienestar.css";

type Props = PreguntaALaVista & { error: string; movida: number | null };

/** Question of a page. Its text is the heading of the page, and names the group of its answers. */
export function Pregunta(props: Props) {
  const { cod, tipo, texto, ayuda, requerida, error } = props;
  const titulo = (
    <h1 id={`${cod}-texto`} className={css.pregunta}>
      {texto}
      {!requerida && <span className={textoSuave}> (opcional)</span>}
    </h1>
  );
  if (tipo === "number" || tipo === "text") {
    return (
      <>
        {titulo}
        <Escrita {...props} />
      </>
    );
  }
  const ayudas = classNames(ayuda !== null && `${cod}-ayuda`, error !== "" && ERROR_SUMMARY_ID);
  return (
    <fieldset className={css.grupo} aria-labelledby={`${cod}-texto`} aria-describedby={ayudas || undefined}>
      {titulo}
      {ayuda && (
        <p id={`${cod}-ayuda`} className={textoSuave}>
          {ayuda}
        </p>
      )}
      {tipo === "drag-drop" ? <Orden {...props} /> : <Opciones {...props} name="respuesta" />}
    </fieldset>
  );
}

function Escrita({ cod, tipo, ayuda, numero, maximoDeLetras, escrito, error }: Props) {
  const comun = {
    id: `${cod}-0`,
    name: "texto",
    defaultValue: escrito,
    hint: pistaDe({ numero, ayuda }),
    errors: error ? [error] : undefined,
  };
  if (tipo === "text")
    return <TextArea {...comun} label="Tu respuesta" rows={5} maxLength={maximoDeLetras ?? undefined} />;
  return (
    <div className={css.numero}>
      <Field
        {...comun}
        label={numero?.unidad ? `Número de ${numero.unidad}` : "Número"}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
    </div>
  );
}
