import {
  getFormProps,
  getInputProps,
  getSelectProps,
  useForm,
  type SubmissionResult,
} from "@conform-to/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { Select, type SelectOption } from "~/components/Select";
import { pila } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import * as css from "./accesos.css";
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
    <Card as="section" aria-labelledby="invitar-titulo" className={pila.media}>
      <h2 id="invitar-titulo">Invitar a una persona</h2>
      <Form {...getFormProps(form)} className={pila.media}>
        <ErrorSummary
          errors={errorsOf(
            [nombre, "Nombre"],
            [correo, "Correo"],
            [rol, "Rol"],
            [motivo, "Motivo"],
            [codigo, "Código"],
          )}
          general={generales}
        />
        <input type="hidden" name="intencion" value={INVITAR} />
        <div className={css.campos}>
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
          <Field
            label="Motivo"
            errors={motivo.errors}
            {...getInputProps(motivo, { type: "text" })}
            autoComplete="off"
            required
          />
          <CampoDeCodigo de="invitar" errores={codigo.errors} />
        </div>
        <Button>Enviar invitación</Button>
      </Form>
    </Card>
  );
}
