-- A title is in the sets of libraries and collections by what is there: withdrawn copies keep it in none
-- (OAI-PMH). Each is compared once more.
update oai_follower set compared_to = 0;
