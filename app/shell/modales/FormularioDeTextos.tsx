import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import type { Terminos } from "~/domain/avisos/modales/modal";
import { formularioDeTextos } from "~/domain/consentimientos/formulario";
import { ACEPTAR, CERRAR } from "~/domain/consentimientos/intenciones";
import { conParametros } from "../direcciones";
import { EnlaceADocumento } from "../marco/EnlaceADocumento";
import { TextoPorLeer } from "../formularios/TextoPorLeer";
import { enlaceSuelto, fila, pila, textoSuave } from "~/styles/layout.css";
import type { TextosNuevos } from "./textosNuevos.server";

export const FORMULARIO_DE_TEXTOS = "formulario-de-textos";

type Props = Extract<TextosNuevos, { estado: "successful" }> & {
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
  /** Address to go on to; default: the private zone. */
  destino?: string | null;
};

const PARA_EMPEZAR: Record<Terminos, string> = {
  primeros: "Esto es lo que aceptas al usar tu cuenta y lo que hacemos con tus datos. Léelo con calma.",
  nuevos:
    "Hay un texto nuevo. Léelo con calma: vale para ti desde que lo aceptas, y puedes seguir usando lo que ya tienes mientras lo piensas.",
};

/**
 * Form to accept the terms. In a new version, the changes are one link away from the box. A person who never saw any
 * finds each text beside its box.
 */
export function FormularioDeTextos(props: Props) {
  const { politicas, terminos, version, ultimoEnvio, generales, destino = null } = props;
  const schema = formularioDeTextos(politicas);
  const [form, campos] = useForm({
    id: FORMULARIO_DE_TEXTOS,
    lastResult: ultimoEnvio,
    defaultValue: { version },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
  });
  const casillas = campos.casillas.getFieldset();
  const conCampo = politicas.flatMap((politica) => {
    const campo = casillas[politica.codigo];
    return campo && politica.tipo === "check" ? [{ politica, campo }] : [];
  });
  const casillaDe = (codigo: string) => {
    const casilla = conCampo.find(({ politica }) => politica.codigo === codigo);
    return (
      casilla && {
        ...getInputProps(casilla.campo, { type: "checkbox", value: "1" }),
        errors: casilla.campo.errors,
      }
    );
  };
  const { onSubmit, ...formProps } = getFormProps(form);
  return (
    <Form
      {...formProps}
      action={conParametros(DIRECCION_DE_MODAL.politicas, "", { redirect: destino })}
      onSubmit={(event) => {
        const boton = (event.nativeEvent as SubmitEvent).submitter;
        if (boton?.getAttribute("value") !== CERRAR) onSubmit(event);
      }}
      className={pila.media}
    >
      <p tabIndex={-1} autoFocus={!ultimoEnvio} className={textoSuave}>
        {PARA_EMPEZAR[terminos]}
      </p>
      <ErrorSummary
        errors={errorsOf(...conCampo.map(({ campo, politica }) => [campo, politica.titulo] as const))}
        general={generales}
      />
      <input {...getInputProps(campos.version, { type: "hidden" })} />
      {politicas.map(({ bloques, ...politica }) => {
        const casilla = casillaDe(politica.codigo);
        if (bloques) {
          return (
            <TextoPorLeer key={politica.codigo} {...politica} bloques={bloques}>
              {casilla && <Checkbox label={politica.titulo} {...casilla} />}
            </TextoPorLeer>
          );
        }
        return (
          casilla && (
            <Checkbox
              label={politica.titulo}
              hint={
                <span className={fila.media}>
                  <EnlaceADocumento href={politica.enlace} className={enlaceSuelto}>
                    Leer el texto
                  </EnlaceADocumento>
                  {politica.cambios && (
                    <EnlaceADocumento href={politica.cambios} className={enlaceSuelto}>
                      Qué cambió desde el que aceptaste
                    </EnlaceADocumento>
                  )}
                </span>
              }
              {...casilla}
              key={politica.codigo}
            />
          )
        );
      })}
      <Button wide large name="intencion" value={ACEPTAR}>
        Aceptar y continuar
      </Button>
      <Button wide variant="secondary" name="intencion" value={CERRAR} formNoValidate>
        Ahora no
      </Button>
    </Form>
  );
}
