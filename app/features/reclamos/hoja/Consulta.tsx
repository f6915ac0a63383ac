import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { Button } from "~/components/Button";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { enlaceSuelto, pila } from "~/styles/layout.css";

interface Props {
  escrito: string;
  respuesta: { envio: SubmissionResult | null; generales: string[] } | undefined;
}

export function Consulta({ escrito, respuesta }: Props) {
  const [form, { hoja, documento }] = useForm<{ hoja: string; documento: string }>({
    lastResult: respuesta?.envio ?? undefined,
    defaultValue: { hoja: escrito },
  });
  return (
    <Form {...getFormProps(form)} noValidate className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf([hoja, "Código de la hoja"], [documento, "Últimos 4 del documento"])}
        general={respuesta?.generales ?? []}
      />
      <Field
        label="Código de la hoja"
        hint="16 letras y números, con espacios o sin ellos."
        errors={hoja.errors}
        {...getInputProps(hoja, { type: "text" })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        label="Últimos 4 del documento"
        errors={documento.errors}
        {...getInputProps(documento, { type: "text" })}
        autoComplete="off"
        spellCheck={false}
      />
      <Button wide large>
        Consultar
      </Button>
      <a href="/reclamo" className={enlaceSuelto}>
        Presentar un reclamo
      </a>
    </Form>
  );
}
