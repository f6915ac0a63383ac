import { getInputProps, type FieldMetadata } from "@conform-to/react";
import { ENTRADA_RECIENTE_EN_MINUTOS } from "~/domain/cuentas/identidad/prueba";
import { textoSuave } from "~/styles/layout.css";
import { PasswordField } from "./PasswordField";

interface Props {
  conClave: boolean;
  campo: FieldMetadata<string | undefined>;
  /** Where to come back to after signing in again, for whoever has no password of ours. */
  volverA: string;
  ayuda?: string;
}

/** What proves that it is really they: their password again, or having signed in just now. */
export function CampoDePrueba({ conClave, campo, volverA, ayuda = "Así sabemos que eres tú." }: Props) {
  if (conClave) {
    return (
      <PasswordField
        label="Contraseña"
        hint={ayuda}
        errors={campo.errors}
        {...getInputProps(campo, { type: "password" })}
      />
    );
  }
  const entrar = `/iniciar-sesion/rimac?${new URLSearchParams({ redirect: volverA })}`;
  return (
    <p className={textoSuave}>
      Para saber que eres tú, <a href={entrar}>vuelve a entrar con tu acceso de asegurado</a> y hazlo en los{" "}
      {ENTRADA_RECIENTE_EN_MINUTOS} minutos siguientes.
    </p>
  );
}
