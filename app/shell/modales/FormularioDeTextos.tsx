import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { ACEPTAR, CERRAR, formularioDeTextos } from "~/domain/consentimientos/formulario";
import { EnlaceADocumento } from "../EnlaceADocumento";
import { enlaceSuelto, fila, pila, textoSuave } from "~/styles/layout.css";
import type { TextosNuevos } from "./textosNuevos.server";

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
    <Form
      {...formProps}
      action={DIRECCION_DE_MODAL.politicas}
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
        errors={errorsOf(...conCampo.map(({ campo, politica }) => [campo, politica.titulo] as const))}
        general={generales}
      />
      <input {...getInputProps(campos.version, { type: "hidden" })} />
      {conCampo.map(({ politica, campo }) => (
        <Checkbox
          label={politica.titulo}
          hint={
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
          errors={campo.errors}
          {...getInputProps(campo, { type: "checkbox", value: "1" })}
          key={politica.codigo}
        />
      ))}
      <Button wide large name="intencion" value={ACEPTAR}>
        Aceptar y continuar
      </Button>
      <Button wide variant="secondary" name="intencion" value={CERRAR} formNoValidate>
        Ahora no
      </Button>
    </Form>
  );
}
