import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { DataList, type DataEntry } from "~/components/DataList";
import { errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Select, type SelectOption } from "~/components/Select";
import { textoSuave } from "~/styles/layout.css";
import type { Respuesta } from "../aprobaciones/PedirAprobacion";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { CampoDeMotivo, FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";
import { CANCELAR } from "./intenciones";
import * as css from "./talleres.css";

interface Props {
  /** People with a place or in the waiting line, in words. */
  personas: string;
  /** Payments that go back to people, to read, and as one text for the form. */
  devoluciones: DataEntry[];
  vuelve: string;
  razones: readonly SelectOption[];
  respuesta: Respuesta;
}

interface Campos {
  razon: string;
  motivo: string;
  personas: string;
  vuelve: string;
  codigo: string;
}

/** The cancellation of a date: it says first how many people it tells and how much goes back to them. */
export function CancelarFecha({ personas: cuantas, devoluciones, vuelve, razones, respuesta }: Props) {
  const esEste = respuesta?.intencion === CANCELAR;
  const [form, { razon, motivo, personas, codigo, vuelve: dicho }] = useForm<Campos>({
    id: CANCELAR,
    lastResult: esEste ? respuesta.envio : undefined,
  });
  return (
    <TarjetaDeActo de={CANCELAR} titulo="Cancelar esta fecha">
      <p className={css.cuantas}>
        Avisa a <strong>{cuantas}</strong>, con lugar o en espera, y les devuelve todo:
      </p>
      <DataList entries={devoluciones} />
      <p className={textoSuave}>No necesita aprobación, y no se deshace.</p>
      <FormularioDeActo
        form={getFormProps(form)}
        errores={errorsOf(
          [razon, "Razón"],
          [motivo, "Motivo"],
          [personas, "Número de personas"],
          [codigo, "Código"],
          [{ id: CANCELAR, errors: dicho.errors }, "Lo que se devuelve"],
        )}
        generales={esEste ? respuesta.generales : []}
        fallo="No se canceló"
        intencion={CANCELAR}
        boton="Cancelar esta fecha"
      >
        <input type="hidden" name="vuelve" value={vuelve} />
        <Select
          label="Razón"
          empty="Elige"
          options={razones}
          errors={razon.errors}
          {...getSelectProps(razon)}
          required
        />
        <CampoDeMotivo campo={motivo} pista="Con tus palabras: lo lee cada persona en su correo." />
        <Field
          label="Número de personas"
          hint="Escribe a cuántas personas avisa."
          errors={personas.errors}
          {...getInputProps(personas, { type: "text" })}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <CampoDeCodigo de={CANCELAR} errores={codigo.errors} />
      </FormularioDeActo>
    </TarjetaDeActo>
  );
}
