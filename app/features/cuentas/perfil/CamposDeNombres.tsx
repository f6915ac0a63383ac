import { getInputProps, type FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { Nombres } from "~/domain/cuentas/personas/nombres";
import { Field } from "~/components/Field";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";

interface Props {
  campos: Record<keyof Nombres, FieldMetadata<string | undefined>>;
  generales: string[] | undefined;
  /** Content between the error and the name fields. */
  children?: ReactNode;
}

/** Fields of a person's names, at sign-up and for corrections, below their errors. */
export function CamposDeNombres({ campos, generales, children }: Props) {
  const { nombre, apePaterno, apeMaterno } = campos;
  return (
    <>
      <ErrorSummary
        errors={errorsOf(
          [nombre, "Nombres"],
          [apePaterno, "Apellido paterno"],
          [apeMaterno, "Apellido materno"],
        )}
        general={generales}
      />
      {children}
      <Field
        label="Nombres"
        errors={nombre.errors}
        {...getInputProps(nombre, { type: "text" })}
        autoComplete="given-name"
      />
      <Field
        label="Apellido paterno"
        errors={apePaterno.errors}
        {...getInputProps(apePaterno, { type: "text" })}
        autoComplete="family-name"
      />
      <Field
        label="Apellido materno"
        hint="Si no tienes, déjalo vacío."
        errors={apeMaterno.errors}
        {...getInputProps(apeMaterno, { type: "text" })}
        autoComplete="off"
      />
    </>
  );
}
