import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Boton } from "~/components/Boton";
import { Casilla } from "~/components/Casilla";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { ACEPTAR, CERRAR, formularioDeTextos } from "~/domain/consentimientos/formulario";
import { EnlaceADocumento } from "~/shell/EnlaceADocumento";
import { enlaceSuelto, fila, pila, textoSuave } from "~/styles/layout.css";
import { DIRECCION } from "./direcciones";
import type { TextosNuevos } from "./modales.server";

type Props = Extract<TextosNuevos, { estado: "successful" }> & {
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
};

/** Terms in a new version: what changed is one link away from the box that accepts it. */
export function FormularioDeTextos({ politicas, version, ultimoEnvio, generales }: Props) {
  const schema = formularioDeTextos(politicas);
  const [form, campos] = useForm({
    lastResult: ultimoEnvio,
    defaultValue: { version },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
  });
  const casillas = campos.casillas.getFieldset();
  const conCampo = politicas.flatMap((politica) => {
    const campo = casillas[politica.codigo];
    return campo ? [{ politica, campo }] : [];
  });
  const { onSubmit, ...formProps } = getFormProps(form);
  return (
    <Formulario
      {...formProps}
      action={DIRECCION.politicas}
      onSubmit={(event) => {
        const boton = (event.nativeEvent as SubmitEvent).submitter;
        if (boton?.getAttribute("value") !== CERRAR) onSubmit(event);
      }}
      className={pila.media}
    >
      <p tabIndex={-1} autoFocus={!ultimoEnvio} className={textoSuave}>
        Hay un texto nuevo. Léelo con calma: vale para ti desde que lo aceptas, y puedes seguir usando lo que
        ya tienes mientras lo piensas.
      </p>
      <ErrorSummary
        errores={erroresDe(...conCampo.map(({ campo, politica }) => [campo, politica.titulo] as const))}
        generales={generales}
      />
      <input {...getInputProps(campos.version, { type: "hidden" })} />
      {conCampo.map(({ politica, campo }) => (
        <Casilla
          etiqueta={politica.titulo}
          ayuda={
            <span className={fila.media}>
              <EnlaceADocumento href={politica.texto} className={enlaceSuelto}>
                Leer el texto
              </EnlaceADocumento>
              {politica.cambios && (
                <EnlaceADocumento href={politica.cambios} className={enlaceSuelto}>
                  Qué cambió desde el que aceptaste
                </EnlaceADocumento>
              )}
            </span>
          }
          errores={campo.errors}
          {...getInputProps(campo, { type: "checkbox", value: "1" })}
          key={politica.codigo}
        />
      ))}
      <Boton completo grande name="intencion" value={ACEPTAR}>
        Aceptar y continuar
      </Boton>
      <Boton completo variante="secundario" name="intencion" value={CERRAR} formNoValidate>
        Ahora no
      </Boton>
    </Formulario>
  );
}
