import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { errorsOf } from "~/components/ErrorSummary";
import { CampoDeMotivo, FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";
import { ABRIR } from "./intenciones";

interface Props {
  /** Sentence that says why a reason is asked. */
  guia: string;
  respuesta: { envio: SubmissionResult } | undefined;
}

/** Form that stands in place of a sheet, once its reader opened too many in an hour. */
export function Motivo({ guia, respuesta }: Props) {
  const [form, { motivo }] = useForm<{ motivo: string }>({
    id: ABRIR,
    lastResult: respuesta?.envio ?? undefined,
  });
  return (
    <TarjetaDeActo de={ABRIR} titulo="¿Por qué abres esta hoja?">
      <p>{guia}</p>
      <FormularioDeActo
        form={{ ...getFormProps(form), noValidate: true }}
        errores={errorsOf([motivo, "Motivo"])}
        generales={[]}
        intencion={ABRIR}
        boton="Abrir la hoja"
      >
        <CampoDeMotivo campo={motivo} pista="Sin nombres ni datos de nadie." />
      </FormularioDeActo>
    </TarjetaDeActo>
  );
}
