import { enlaceSuelto } from "~/styles/layout.css";

/** Last digits of the number at which the person can be called, and a link to correct it. */
export function TuCelular({ terminaEn }: { terminaEn: string }) {
  return (
    <p>
      {terminaEn === ""
        ? "En tu cuenta no hay un celular al que llamarte."
        : `El celular de tu cuenta es el que termina en ${terminaEn}.`}{" "}
      <a href="/mi-perfil?editar=contacto" className={enlaceSuelto}>
        Corregir mi celular
      </a>
    </p>
  );
}
