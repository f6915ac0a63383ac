import { getInputProps } from "@conform-to/react";
import { Field } from "~/components/Field";
import { PedirAprobacion, type Respuesta } from "../aprobaciones/PedirAprobacion";
import { TarjetaDeActo } from "../marco/FormularioDeActo";
import { PEDIR_PARTE } from "./intenciones";

interface Props {
  /** Money of the order that was not refunded, in soles. */
  queda: string;
  respuesta: Respuesta;
}

/** Request for the refund of a part of an order, whose goods the person keeps. */
export const DevolverParte = ({ queda, respuesta }: Props) => (
  <TarjetaDeActo de={PEDIR_PARTE} titulo="Devolver una parte">
    <PedirAprobacion
      intencion={PEDIR_PARTE}
      respuesta={respuesta}
      nombres={{ soles: "Monto" }}
      campos={(campo) => (
        <Field
          label="Cuánto, en soles"
          hint={`Menos de ${queda}. La persona conserva su compra y recibe un correo cuando su dinero sale.`}
          errors={campo("soles").errors}
          {...getInputProps(campo("soles"), { type: "text" })}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
    />
  </TarjetaDeActo>
);
