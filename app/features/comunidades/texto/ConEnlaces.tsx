import { Fragment } from "react";

const ENLACE = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/;

/** Words of a member, whose plain links can be opened. They lend no weight to the pages that they lead to. */
export function ConEnlaces({ texto }: { texto: string }) {
  return texto.split(ENLACE).map((parte, indice) =>
    indice % 2 === 1 ? (
      <a key={indice} href={parte} rel="nofollow ugc noopener noreferrer">
        {parte}
      </a>
    ) : (
      <Fragment key={indice}>{parte}</Fragment>
    ),
  );
}
