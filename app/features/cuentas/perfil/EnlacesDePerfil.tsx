import { Card } from "~/components/Card";
import { pila } from "~/styles/layout.css";
import * as css from "./perfil.css";

const ACCESO = "/mi-perfil/acceso-de-asegurado";
/** Whoever links it there sees it there. */
const ENLACE_DE_ASEGURADO = {
  href: `${ACCESO}?${new URLSearchParams({ redirect: ACCESO })}`,
  texto: "Acceso de asegurado",
};

const ENLACES = [
  { href: "/mi-perfil/consentimientos", texto: "Consentimientos" },
  { href: "/mi-perfil/sesiones", texto: "Dispositivos con tu cuenta" },
  { href: "/mi-perfil/verificacion", texto: "Verificación en dos pasos" },
  { href: "/mi-perfil/mis-datos", texto: "Tus datos" },
];

/** What else belongs to a person's account, each with a page of its own. */
export function EnlacesDePerfil({ conAcceso }: { conAcceso: boolean }) {
  const enlaces = conAcceso ? [...ENLACES, ENLACE_DE_ASEGURADO] : ENLACES;
  return (
    <nav aria-labelledby="enlaces-de-perfil">
      <Card className={pila.corta}>
        <h2 id="enlaces-de-perfil">Tu cuenta</h2>
        <ul>
          {enlaces.map(({ href, texto }) => (
            <li key={href}>
              <a href={href} className={css.enlace}>
                {texto}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
