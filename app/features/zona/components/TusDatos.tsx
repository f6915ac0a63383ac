import { enlaceSuelto } from "~/styles/layout.css";
import { PREFERENCIAS } from "../direcciones";

const ENLACES = [
  { href: "/mi-perfil/consentimientos", texto: "Tus consentimientos" },
  { href: PREFERENCIAS, texto: "Tus preferencias" },
  { href: "/sorteo", texto: "Sorteo" },
];

export function TusDatos() {
  return (
    <nav aria-label="Tus datos">
      <ul>
        {ENLACES.map(({ href, texto }) => (
          <li key={href}>
            <a href={href} className={enlaceSuelto}>
              {texto}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
