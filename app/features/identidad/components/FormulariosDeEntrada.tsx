import {
  getFormProps,
  getInputProps,
  getSelectProps,
  useForm,
  type SubmissionResult,
} from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { CampoClave } from "~/components/CampoClave";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { Selector } from "~/components/Selector";
import { credencialesPorDocumento } from "~/domain/identidad/documento";
import { credenciales } from "~/domain/identidad/identidad";
import { TIPOS_DE_DOCUMENTO } from "~/domain/personas/documento";
import { pila } from "~/styles/layout.css";

interface Props {
  envio: SubmissionResult | undefined;
  generales: string[] | undefined;
}

const opciones = TIPOS_DE_DOCUMENTO.map(({ idTipoDocumento, nombre }) => ({
  valor: String(idTipoDocumento),
  texto: nombre,
}));

export function FormularioDeCorreo({ envio, generales }: Props) {
  const [form, campos] = useForm({
    lastResult: envio,
    constraint: getZodConstraint(credenciales),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credenciales }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe([campos.correo, "Correo electrónico"], [campos.clave, "Contraseña"])}
        generales={generales}
      />
      <Campo
        etiqueta="Correo electrónico"
        errores={campos.correo.errors}
        {...getInputProps(campos.correo, { type: "email" })}
        autoComplete="username"
      />
      <CampoClave
        etiqueta="Contraseña"
        errores={campos.clave.errors}
        {...getInputProps(campos.clave, { type: "password" })}
      />
      <Boton completo grande>
        Iniciar sesión
      </Boton>
    </Formulario>
  );
}

export function FormularioDeDocumento({ envio, generales }: Props) {
  const [form, campos] = useForm({
    lastResult: envio,
    constraint: getZodConstraint(credencialesPorDocumento),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credencialesPorDocumento }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe(
          [campos.idTipoDocumento, "Tipo de documento"],
          [campos.numeroDocumento, "Número de documento"],
          [campos.clave, "Contraseña"],
        )}
        generales={generales}
      />
      <Selector
        etiqueta="Tipo de documento"
        errores={campos.idTipoDocumento.errors}
        opciones={opciones}
        {...getSelectProps(campos.idTipoDocumento)}
      />
      <Campo
        etiqueta="Número de documento"
        errores={campos.numeroDocumento.errors}
        {...getInputProps(campos.numeroDocumento, { type: "text" })}
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CampoClave
        etiqueta="Contraseña"
        errores={campos.clave.errors}
        {...getInputProps(campos.clave, { type: "password" })}
      />
      <Boton completo grande>
        Iniciar sesión
      </Boton>
    </Formulario>
  );
}
