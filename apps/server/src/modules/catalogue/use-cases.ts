import { defineUseCases } from '../define-use-cases.ts';
import { changeColourLabels, getColourLabels } from './colour-labels.ts';
import { getTitleColour } from './get-title-colour.ts';
import { getTitleMarc } from './get-title-marc.ts';
import { getTitlePermissions } from './get-title-permissions.ts';
import { getTitle } from './get-title.ts';
import { findScannedCopy } from './find-scanned-copy.ts';
import { listCopies } from './list-copies.ts';
import { listCovers } from './list-covers.ts';
import { listTitleLibraries } from './list-title-libraries.ts';
import { listResultLinks, listTitleLinks } from './list-title-links.ts';
import { getAbntLink, getTargetLink } from './standard-links.ts';

/** Use cases behind the calls of titles and copies. */
export const useCases = defineUseCases((context) => ({
  getTitle: getTitle(context.db),
  getTitlePermissions: getTitlePermissions(context.db),
  findScannedCopy: findScannedCopy(context.db),
  listCopies: listCopies(context.db),
  listTitleLibraries: listTitleLibraries(context.db, context.clock),
  listTitleLinks: listTitleLinks(context.db),
  getTitleMarc: getTitleMarc(context.db),
  getTitleColour: getTitleColour(context.db),
  getColourLabels: getColourLabels(context.db),
  changeColourLabels: changeColourLabels(context),
  listCovers: listCovers(context.db),
  listResultLinks: listResultLinks(context.db),
  getAbntLink: getAbntLink(context.db),
  getTargetLink: getTargetLink(context.db),
}));
