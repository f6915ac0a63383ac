import { getInputProps, type FieldMetadata } from "@conform-to/react";
import { Field } from "~/components/Field";
import { REJILLA_EN_MINUTOS } from "~/domain/shared/fechas";
import * as css from "./jornada.css";

const PASO_EN_SEGUNDOS = REJILLA_EN_MINUTOS * 60;

interface Props {
  campo: Record<"dia" | "desde" | "hasta", FieldMetadata<string>>;
  diaDeSemana: number;
}

/** A row of the hours of a weekday. */
export const Turno = ({ campo, diaDeSemana }: Props) => (
  <div className={css.turno}>
    <input type="hidden" name={campo.dia.name} value={diaDeSemana} />
    <Field
      label="Desde"
      errors={campo.desde.errors}
      {...getInputProps(campo.desde, { type: "time" })}
      step={PASO_EN_SEGUNDOS}
    />
    <Field
      label="Hasta"
      errors={campo.hasta.errors}
      {...getInputProps(campo.hasta, { type: "time" })}
      step={PASO_EN_SEGUNDOS}
    />
  </div>
);
