import {
  getFormProps,
  getInputProps,
  getSelectProps,
  useForm,
  type SubmissionResult,
} from "@conform-to/react";
import { errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Select, type SelectOption } from "~/components/Select";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { CampoDeMotivo, FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";
import * as filas from "../marco/filas.css";
import { INVITAR } from "./intenciones";

interface Props {
  roles: readonly SelectOption[];
  envio: SubmissionResult | undefined;
  generales: string[];
}

interface Campos {
  nombre: string;
  correo: string;
  rol: string;
  motivo: string;
  codigo: string;
}

/** Form that invites a colleague with a first role. */
export function Invitar({ roles, envio, generales }: Props) {
  const [form, { nombre, correo, rol, motivo, codigo }] = useForm<Campos>({
    id: "invitar",
    lastResult: envio,
  });
  return (
    <TarjetaDeActo de="invitar" titulo="Invitar a una persona">
      <FormularioDeActo
        form={getFormProps(form)}
        generales={generales}
        errores={errorsOf(
          [nombre, "Nombre"],
          [correo, "Correo"],
          [rol, "Rol"],
          [motivo, "Motivo"],
          [codigo, "Código"],
        )}
        intencion={INVITAR}
        boton="Enviar invitación"
      >
        <div className={filas.campos}>
          <Field
            label="Nombre y apellido"
            errors={nombre.errors}
            {...getInputProps(nombre, { type: "text" })}
            autoComplete="off"
            required
          />
          <Field
            label="Correo de trabajo"
            errors={correo.errors}
            {...getInputProps(correo, { type: "email" })}
            autoComplete="off"
            required
          />
          <Select
            label="Rol"
            empty="Elige un rol"
            options={roles}
            errors={rol.errors}
            {...getSelectProps(rol)}
            required
          />
          <CampoDeMotivo campo={motivo} />
          <CampoDeCodigo de="invitar" errores={codigo.errors} />
        </div>
      </FormularioDeActo>
    </TarjetaDeActo>
  );
}
