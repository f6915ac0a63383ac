import {
  getFormProps,
  getInputProps,
  getTextareaProps,
  useForm,
  type SubmissionResult,
} from "@conform-to/react";
import { AreaDeTexto } from "~/components/AreaDeTexto";
import { Boton } from "~/components/Boton";
import { Casilla } from "~/components/Casilla";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { LARGO_DE_NOTA } from "~/domain/agenda/notas/nota";
import { fila, pila } from "~/styles/layout.css";
import { BORRAR_NOTA } from "./intenciones";
import type { NotaEnPantalla } from "./nota.server";

interface Props extends NotaEnPantalla {
  ultimo: SubmissionResult | undefined;
  generales: string[] | undefined;
}

/** Once the session is over there is nobody to share with: what was shared can only be deleted. */
export function FormularioDeNota({ ultimo, generales, ...nota }: Props) {
  const { especialidad, texto, comparteHistorial, hay, abierta, sesiones } = nota;
  const compartir = `Compartir mis sesiones anteriores de ${especialidad}`;
  const [form, campos] = useForm({
    id: "nota",
    lastResult: ultimo,
    defaultValue: { texto, comparteHistorial: comparteHistorial ? "1" : undefined },
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe([campos.texto, "Tu nota"], [campos.comparteHistorial, compartir])}
        generales={generales}
      />
      {/* What was typed for a session that ended meanwhile is still there to be copied. */}
      {(abierta || ultimo) && (
        <>
          <AreaDeTexto
            etiqueta="Tu nota"
            opcional
            ayuda={`Por ejemplo, qué te gustaría tratar o qué ya intentaste. Hasta ${LARGO_DE_NOTA} letras.`}
            errores={campos.texto.errors}
            rows={6}
            {...getTextareaProps(campos.texto)}
          />
          <Casilla
            etiqueta={compartir}
            ayuda={
              sesiones === 0
                ? "Todavía no tuviste ninguna."
                : `Verá cuándo fueron y con quién: ${sesiones === 1 ? "una sesión" : `${sesiones} sesiones`}.`
            }
            errores={campos.comparteHistorial.errors}
            {...getInputProps(campos.comparteHistorial, { type: "checkbox", value: "1" })}
          />
        </>
      )}
      <div className={fila.media}>
        {abierta && <Boton>Guardar y compartir</Boton>}
        {hay && (
          <Boton name="intencion" value={BORRAR_NOTA} variante={abierta ? "secundario" : "primario"}>
            Borrar y no compartir nada
          </Boton>
        )}
      </div>
    </Formulario>
  );
}
