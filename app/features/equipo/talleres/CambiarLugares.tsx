import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import type { Respuesta } from "../aprobaciones/PedirAprobacion";
import { FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";
import { CUPOS } from "./intenciones";

interface Props {
  hay: number;
  maximo: number;
  respuesta: Respuesta;
}

/** Changes how many places a date has. Nobody who has a place loses it. */
export function CambiarLugares({ hay, maximo, respuesta }: Props) {
  const esEste = respuesta?.intencion === CUPOS;
  const [form, { cupos, habia }] = useForm<{ cupos: string; habia: string }>({
    id: CUPOS,
    lastResult: esEste ? respuesta.envio : undefined,
    defaultValue: { cupos: String(hay) },
  });
  return (
    <TarjetaDeActo de={CUPOS} titulo="Cambiar los lugares">
      <FormularioDeActo
        form={getFormProps(form)}
        errores={errorsOf([cupos, "Lugares"], [{ id: CUPOS, errors: habia.errors }, "Lugares de antes"])}
        generales={esEste ? respuesta.generales : []}
        fallo="No se cambió"
        intencion={CUPOS}
        boton="Cambiar los lugares"
      >
        <input type="hidden" name="habia" value={hay} />
        <Field
          label="Lugares"
          hint={`Ahora hay ${hay}. Con menos lugares, nadie pierde el suyo.`}
          errors={cupos.errors}
          {...getInputProps(cupos, { type: "number" })}
          min={1}
          max={maximo}
          required
        />
      </FormularioDeActo>
    </TarjetaDeActo>
  );
}
