import { getInputProps, type FieldMetadata } from "@conform-to/react";
import { VIDA_DE_PRUEBA_EN_MINUTOS } from "~/domain/cuentas/identidad/prueba";
import { textoSuave } from "~/styles/layout.css";
import { PasswordField } from "./PasswordField";

interface Props {
  conClave: boolean;
  campo: FieldMetadata<string | undefined>;
  /** Address to return to from the insurer's sign-in, for an account without a password of ours. */
  volverA: string;
  ayuda?: string;
}

/**
 * Field that proves the person's identity (ASVS 4.0.3, 3.7.1): the password again, or a new sign-in at the insurer's.
 */
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
  const confirmar = `/iniciar-sesion/rimac/entrar?${new URLSearchParams({ confirmar: "1", redirect: volverA })}`;
  return (
    <p className={textoSuave}>
      Primero <a href={confirmar}>confirma con tu acceso de asegurado</a> que eres tú. Tu aseguradora te
      pedirá entrar otra vez; vale para una sola cosa, en los {VIDA_DE_PRUEBA_EN_MINUTOS} minutos siguientes.
    </p>
  );
}
